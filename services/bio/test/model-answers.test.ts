import { type BioPromptInput, listGivenTexts } from '../src/prompts/bio-prompt-input.ts';
import bios from './model-answers/bios.json';
import { bioInput, texts, writerWith } from './support/written-bios.ts';

// Written from the prompt alone, as a strong and as a mediocre model would, before the validators were read.
const written = bios.map((one) => ({ ...one, input: bioInput(one.input as Partial<BioPromptInput>) }));
const find = (id: string) => {
  const found = written.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test.each(written.filter(({ good }) => good))('A good bio of a model is shown at once: $id', async (one) => {
  const { write, asked } = writerWith(one);
  expect(await write(one.input)).toMatchObject({ bio: one.bio, explanation: one.explanation, isSecondTry: false });
  expect(asked).toHaveLength(1);
});

test('An English bio for a Hungarian request is asked for again once, with the reason, and not charged', async () => {
  const one = find('hu-create-runner-english');
  const { write, asked, readData } = writerWith(one);
  await expect(write(one.input)).rejects.toMatchObject({ code: 'ai_failed' });
  expect(asked).toHaveLength(2);
  expect(readData(1).refused).toEqual({ bio: one.bio, reasons: ['It is not in Hungarian.'] });
  const mended = writerWith(one, find('hu-create-games'));
  expect(await mended.write(one.input)).toMatchObject({ bio: find('hu-create-games').bio, isSecondTry: true });
});

test('A bio that is too long for the app is asked for again once, with its length', async () => {
  const one = find('en-hinge-pleasures');
  const { write, asked, readData } = writerWith(one);
  await expect(write(one.input)).rejects.toMatchObject({ code: 'ai_failed' });
  expect(asked).toHaveLength(2);
  expect(readData(1).refused.reasons).toEqual(['It has 152 characters, and at most 150 fit.']);
});

test('A rewrite that drops facts is asked for again once, with the facts, and then tells them in the member’s words', async () => {
  const one = find('en-improve-electrician-dropped');
  const { write, asked, readData, readInstructions } = writerWith(one);
  const { bio } = await write(one.input);
  expect(bio).toBe(`Electrician from Leeds, dad of two, Leeds United season ticket. ${one.bio}`);
  expect(asked).toHaveLength(2);
  expect(readData(1).refused.reasons).toEqual([expect.stringMatching(/^It dropped facts: Electrician, Leeds/)]);
  expect(readInstructions(0)).not.toContain('second try');
  expect(readInstructions(1)).toContain('second try');
});

test.each([
  ['en-improve-architect-stiff', 'en-improve-architect-voice'],
  ['hu-improve-waiter-stiff', 'hu-improve-waiter-voice'],
])('A bio in another voice is asked for again once, and the closer one is shown: %s', async (stiffId, closeId) => {
  const [stiff, close] = [find(stiffId), find(closeId)];
  const { write, readData } = writerWith(stiff, close);
  expect(await write(stiff.input)).toMatchObject({ bio: close.bio, isSecondTry: true });
  expect(readData(1).refused.reasons).toEqual([
    expect.stringMatching(/^It is not in the member's voice: it uses emojis/),
  ]);
  const never = writerWith(stiff);
  await expect(never.write(stiff.input)).resolves.toMatchObject({ bio: stiff.bio, isSecondTry: true });
  expect(never.asked).toHaveLength(2);
});

test('Facts that a model invents are marked', async () => {
  const { bio, input } = find('hu-improve-developer-invented');
  const marked = await texts.findUnsupportedFacts(bio, listGivenTexts(input));
  expect(marked.map(({ text }) => text)).toEqual(expect.arrayContaining(['Budapesti', 'kutyámmal', 'unokahúgomnak']));
});

test('An explanation in another language is asked for again once; the bio is shown in any case', async () => {
  const one = find('hu-create-games');
  const foreign = { ...one, explanation: ['It shows all of your interests, and the question is easy to answer.'] };
  const { write, asked } = writerWith(foreign, one);
  expect((await write(one.input)).explanation).toEqual(one.explanation);
  expect(asked).toHaveLength(2);
  expect((await writerWith(foreign).write(one.input)).bio).toBe(one.bio);
});
