import { addLine, pickLine } from '../src/features/saved/lib/lines-to-write.ts';

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

test('A line is chosen that does not repeat what the bio says, and none when all would', () => {
  const words = (bio: string, part: 'concrete' | 'balance', language: 'en' | 'hu') =>
    pickLine(bio, part, language)?.text;
  expect(words('I bake sourdough.', 'concrete', 'en')).toBe(line);
  expect(words('On Sundays I bake sourdough.', 'concrete', 'en')).toBe('The last thing I cooked was […].');
  expect(words('On Sundays I cook for Leeds.', 'concrete', 'en')).toBeUndefined();
  expect(words('Looking for someone kind.', 'balance', 'en')).toBeUndefined();
  expect(words('Vasárnap kenyeret sütök.', 'concrete', 'hu')).toBe('Legutóbb ezt főztem: […].');
});
