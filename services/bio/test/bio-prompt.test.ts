import { buildBioInstructions } from '../src/prompts/bio-prompt.ts';
import { askedBioLengthFor } from '../src/prompts/bio-prompt-input.ts';
import { bioInput, writerWith } from './support/written-bios.ts';

const answer = {
  bio: 'I write software in Porto; the sea does the rest. I surf badly, and I cook well. Waves first or dinner first?',
  explanation: ['It is short.'],
};
const currentBio = 'Software developer living in Porto. I surf badly and cook well.';
const measured = { score: 61, parts: [{ part: 'hook', points: 0, most: 12 } as const] };

test('The limit is said once, and a longer current bio may stay as long', async () => {
  const { write, readData, readInstructions } = writerWith(answer);
  await write(bioInput({ task: 'improve', currentBio, measured }));
  expect(readInstructions(0).match(/characters, spaces included/g)).toHaveLength(1);
  expect(readInstructions(0)).toContain('Under 500 characters');
  expect(readData(0)).not.toHaveProperty('limit');
  expect(askedBioLengthFor({ app: null, currentBio: 'a'.repeat(700) })).toBe(700);
  expect(askedBioLengthFor({ app: 'hinge', currentBio: 'a'.repeat(700) })).toBe(150);
});

test('A rewrite is asked for with the measured parts; a new bio has none', async () => {
  const { write, readData } = writerWith(answer);
  await write(bioInput({ task: 'improve', currentBio, measured }));
  expect(readData(0).measured).toEqual(measured);
  await write(bioInput({}));
  expect(readData(1)).not.toHaveProperty('measured');
});

test('Facts stay while wording and first sentence change, and only the same text is to be avoided', () => {
  const improve = buildBioInstructions(bioInput({ task: 'improve', currentBio }));
  expect(improve).toMatch(/Every fact of "currentBio" stays/);
  expect(improve).toMatch(/wording and the first sentence are new/);
  expect(improve).toMatch(/"avoid".*must not be the same text.*facts and ideas may come again/);
  expect(improve).not.toMatch(/seven parts|not even reworded/);
  expect(buildBioInstructions(bioInput({}))).toMatch(/seven parts/);
});

test('The explanation has a length in sentences and characters', () => {
  expect(buildBioInstructions(bioInput({}))).toMatch(/explanation: two to four sentences .* at most 200 characters/);
});
