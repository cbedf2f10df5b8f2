import { addLine, isSaid } from '../src/features/saved/lib/lines-to-write.ts';

const line = 'On Sunday mornings I […].';

test.each([
  ['I bake rye. Ask me anything :)', `I bake rye.\n${line}\nAsk me anything :)`],
  ['I bake rye. Just ask! 😄', `I bake rye.\n${line}\nJust ask! 😄`],
  ['I bake rye in Leeds. What do you bake?', `I bake rye in Leeds.\n${line}\nWhat do you bake?`],
  ['Kenyeret sütök. Kérdezz bátran!', `Kenyeret sütök.\n${line}\nKérdezz bátran!`],
  ['I bake rye. Who asks, gets some. I walk.', `I bake rye. Who asks, gets some. I walk.\n${line}`],
  ['What do you bake?', `What do you bake?\n${line}`],
])('“%s” gets the line before what closes it', (bio, expected) => {
  expect(addLine(bio, line)).toBe(expected);
});

test('A line is not offered for what the bio says already', () => {
  expect(isSaid('On Sundays I bake sourdough.', 'concrete', 'en')).toBe(true);
  expect(isSaid('I bake sourdough.', 'concrete', 'en')).toBe(false);
  expect(isSaid('Looking for someone kind.', 'balance', 'en')).toBe(true);
  expect(isSaid('Vasárnap kenyeret sütök.', 'concrete', 'hu')).toBe(true);
  expect(isSaid('Kenyeret sütök.', 'balance', 'hu')).toBe(false);
});
