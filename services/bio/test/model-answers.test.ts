import { type BioPromptInput, listGivenTexts } from '../src/prompts/bio-prompt-input.ts';
import bios from './model-answers/bios.json';
import { adviserWith, bioInput, texts, writerWith } from './support/written-bios.ts';

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

const paramedic =
  "I'm a paramedic from Leeds. I have a cat called Biscuit. I play five-a-side football on Wednesdays, badly. Looking for someone kind.";
const rewrite =
  'Paramedic from Leeds with a cat called Biscuit. On Wednesdays I lose at five-a-side football. Someone kind would fit right in. What’s your favourite place?';
const explanation = ['It has a day and a joke.', 'The question is easy to answer.'];

test.each([
  `**Paramedic from Leeds** ${rewrite.slice('Paramedic from Leeds '.length)}`,
  `“${rewrite}”`,
  `"${rewrite}"`,
  `Here’s your new bio:\n\n${rewrite}`,
  `Here is an improved version: ${rewrite}`,
])('A bio is shown without the frame a model puts around it: %s', async (bio) => {
  const { write } = writerWith({ bio, explanation });
  expect(await write(bioInput({ task: 'improve', currentBio: paramedic }))).toMatchObject({ bio: rewrite });
});

test('Words that a member could mean stay: quotes inside, a colon, a gap, a list', async () => {
  const kept = `Here’s my weekend: five-a-side football on Wednesdays, badly, and a cat called Biscuit who says “no” a lot. I’m a paramedic from Leeds. Someone kind?`;
  const { write } = writerWith({ bio: kept, explanation });
  expect(await write(bioInput({ task: 'improve', currentBio: paramedic }))).toMatchObject({ bio: kept });
});

test('Hashtags that the bio did not have are asked to go', async () => {
  const { write, readData } = writerWith(
    { bio: `${rewrite} #leeds #cats`, explanation },
    { bio: rewrite, explanation },
  );
  const input = bioInput({ task: 'improve', currentBio: paramedic });
  expect(await write(input)).toMatchObject({ bio: rewrite, isSecondTry: true });
  expect(readData(1).refused.reasons).toEqual(['It has hashtags: #leeds #cats.']);
  const own = { bio: `${rewrite} #leeds`, explanation };
  expect(await writerWith(own).write({ ...input, currentBio: `${paramedic} #leeds` })).toMatchObject({
    isSecondTry: false,
  });
});

const notes = [
  '“five-a-side football on Wednesdays” has a day and a joke. Move it to the top.',
  '“a cat called Biscuit” makes people want to ask. Give Biscuit one habit.',
  'It ends without a question, so there is nothing to answer.',
];
test.each([
  ['As an AI, I can’t judge this fully.'],
  ['Your bio is great! Keep going!'],
  ['A bemutatkozásod nagyon jó, csak így tovább!'],
  ['You scored 64 points, so aim for 80.'],
  ['Add your Instagram handle so people can find you.'],
  ['Studies show that “from Leeds” gets 40% more replies.'],
])('A note that says nothing about the bio is not shown: %s', async (bad) => {
  const { feedback } = await adviserWith({ feedback: [bad, ...notes], improvedVersion: null }).advise(paramedic, 'en');
  expect(feedback.join(' ')).not.toContain(bad);
  expect(feedback).toHaveLength(3);
});

test('Praise that names words, and notes with numbers of the bio, are shown', async () => {
  const good = [
    '“from Leeds” is great: keep it, people ask about places.',
    'Two points in “on Wednesdays, badly” are fun.',
    '“badly” is easy to tease, and so easy to answer.',
  ];
  const { feedback } = await adviserWith({ feedback: [...good, ...notes], improvedVersion: null }).advise(
    paramedic,
    'en',
  );
  expect(feedback).toEqual(expect.arrayContaining(good));
  const numbered = notes.map((note, at) => `${at + 1}. ${note}`);
  const shown = await adviserWith({ feedback: numbered, improvedVersion: null }).advise(paramedic, 'en');
  expect(shown.feedback.slice(0, 2)).toEqual(notes.slice(0, 2));
});

test('A child that a model invents is marked in Hungarian', async () => {
  const marked = await texts.findUnsupportedFacts('Egygyerekes anyuka vagyok, és kórusban énekelek.', [
    'Kórusban énekelek.',
  ]);
  expect(marked.map(({ text }) => text)).toEqual(expect.arrayContaining(['Egygyerekes']));
  const given = ['Egyedül nevelem a kislányom.'];
  expect(await texts.findUnsupportedFacts('Egygyerekes anyuka vagyok.', given)).toEqual([]);
});
