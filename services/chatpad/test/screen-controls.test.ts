import { isReceipt, isScreenControl } from '../src/rules/screen-controls.ts';

test.each(['Seen 21:04', 'Delivered at 9:15 PM', 'Kézbesítve: 9:15', 'Látta 21.04'])('“%s” is a receipt', (line) => {
  expect(isReceipt(line)).toBe(true);
});

test.each(['Seen', 'sent you a song at 21:04', 'Read 1984 yet?', 'Látta már valaki a filmet?', '21:04'])(
  '“%s” is a message',
  (line) => {
    expect(isReceipt(line)).toBe(false);
  },
);

test.each([
  ['Tetszik', true],
  ['Super Like', true],
  [' átugrom ', true],
  ['boost juice', false],
  ['Hiking', false],
  ['Block printing', false],
])('“%s” as an interest is a button: %s', (label, expected) => {
  expect(isScreenControl(label)).toBe(expected);
});
