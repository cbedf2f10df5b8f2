import { findNamedDay } from '../src/lib/named-day.ts';

// A Tuesday.
const now = new Date(2026, 11, 1, 12);
const find = (texts: string[], lastMessageAt?: string) =>
  findNamedDay(
    {
      messages: texts.map((content) => ({ sender: 'match', content })),
      ...(lastMessageAt && { lastMessageAt }),
    },
    now,
  );

test.each([
  ['Thursday?', '2026-12-03'],
  ['Coffee on Saturday would be nice', '2026-12-05'],
  ['Tuesday at seven', '2026-12-08'],
  ['I can’t on Thursday, but Friday works!', '2026-12-04'],
  ['Friday works. Not Saturday though.', '2026-12-04'],
  ['Why not Sunday?', '2026-12-06'],
  ['Csütörtökön hosszú napom lesz, pénteken ráérek.', '2026-12-04'],
  ['Szombaton nem jó, de vasárnap igen', '2026-12-06'],
  ['Does Thursday at 19:30 work for you?', '2026-12-03'],
  ['How about this Friday evening', '2026-12-04'],
  ["I'm free Saturday or Sunday", '2026-12-05'],
  ['Szerdára van jegyem', '2026-12-02'],
])('The day that a message names: %s', (text, day) => {
  expect(find(['Hi!', text])).toBe(day);
});

test.each([
  'I teach on Thursdays',
  'csütörtökönként futok',
  'Last Friday was fun',
  'not Monday',
  'The sun was out',
  '',
])('A message that suggests no day: %s', (text) => {
  expect(find([text])).toBeNull();
});

test('The newest named day counts, reckoned from when it was written, until it has passed', () => {
  expect(find(['Thursday?', 'Friday is better', 'Great'])).toBe('2026-12-04');
  expect(find(['Thursday?'], new Date(2026, 10, 27, 20).toISOString())).toBe('2026-12-03');
  expect(find(['Thursday?'], new Date(2026, 10, 20, 20).toISOString())).toBeNull();
  expect(find(['Thursday?', ...Array.from({ length: 6 }, () => 'Ha')])).toBeNull();
});
