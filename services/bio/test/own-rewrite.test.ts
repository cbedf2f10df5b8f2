import { maxBioChanges } from '@datewright/contracts/bio/limits';
import type { AiRequest } from '@datewright/tool-kit/ai/ai-client';
import answers from '../demo/answers.ts';
import { maxBioLengthFor } from '../src/prompts/bio-prompt-input.ts';
import { mendRewrite, rewriteOwn } from '../src/rules/own-rewrite.ts';
import { scoreOrNull } from '../src/scoring/score-text.ts';
import { bioInput, type ModelAnswer, writerWith } from './support/written-bios.ts';

/** As members write them. `own`: whether a better text is in the member's own words alone. */
const bios = [
  {
    name: 'clichés around a name and a job',
    bio: "Hi! I'm Parker, I love travel, music and good food. Looking for someone who doesn't take life too seriously. I work in IT and I like my job. Ask me anything :)",
    facts: ['Parker', 'IT'],
    own: true,
  },
  {
    name: 'only clichés',
    bio: 'Easygoing guy, love to laugh. Work hard play hard. Looking for my partner in crime. Ask me anything :)',
    facts: [],
    own: false,
  },
  { name: 'five words', bio: 'I love tea and cats.', facts: ['cats'], own: false },
  {
    name: 'slips of language',
    bio: "hey i'm Tom, 31, engineer from Leeds. love to laugh!! i make a mean carbonara and my dog Biscuit comes everywhere.",
    facts: ['Tom', '31', 'ngineer', 'Leeds', 'carbonara', 'Biscuit'],
    own: true,
  },
  {
    name: 'a complaint in a clause',
    bio: 'Vet in Norwich. I adopted a greyhound called Nina, so no drama please. What should we cook on Friday?',
    facts: ['Vet', 'Norwich', 'Nina'],
    own: true,
  },
  {
    name: 'a template that nobody filled in',
    bio: 'Nurse from Bristol, mum of two. On Sunday mornings I […]. I’d love to meet someone who […]. Good vibes only, no drama.',
    facts: ['Nurse', 'Bristol'],
    own: true,
  },
  {
    name: 'emoji',
    bio: 'Maya 🌸 29 🎂 Lisbon ✈️. I surf at dawn and burn toast at eight 🍞. Just ask! 😄',
    facts: ['Maya', '29', 'Lisbon'],
    own: true,
  },
  {
    name: 'a list of demands',
    bio: "I'm Dan, 38, carpenter in York. I build boats in my garage and name them after aunts. No hookups, no smokers, no drama. Don't waste my time.",
    facts: ['Dan', '38', 'arpenter', 'York', 'boats'],
    own: true,
  },
  {
    name: 'a good one',
    bio: 'On Sundays I burn pancakes for my neighbors in Leeds and we eat them anyway. Electrician, so the smoke alarm and I are on first-name terms. I’d love to meet someone who argues about syrup. What is your signature dish?',
    facts: ['Leeds', 'lectrician', 'pancakes'],
    own: false,
  },
  {
    name: 'longer than most apps take',
    bio: `I'm Clara, a geologist in Inverness. ${'I collect stones that look like potatoes and give each of them a name that suits it. On Saturdays I swim in the loch and shout at herons. '.repeat(
      1,
    )}My sister says I talk to maps, and she is right, because maps listen. I bake rye bread every Thursday and my neighbors pretend to like it. Last summer I cycled to Ullapool in the rain with a trombone on my back. I love to laugh. Looking for someone kind who likes long walks on the beach and can read a tide table. What would you name a stone?`,
    facts: ['Clara', 'geologist', 'Inverness', 'Ullapool'],
    own: true,
  },
  {
    name: 'Hungarian clichés',
    bio: 'Szia! Anna vagyok, 29. Szeretek nevetni, utazni és jókat enni. Pécsen élek, tanár vagyok. Keresem az igazit. Kérdezz bátran!',
    facts: ['Anna', '29', 'Pécs', 'tanár'],
    own: false,
  },
  {
    name: 'Hungarian slips and a complaint',
    bio: 'Gábor vagyok, asztalos Győrből. Vasárnaponként a nagymamám székeit javítom, és közben rádiót halgatok. Kalandorok kíméljenek! Carpe diem.',
    facts: ['Gábor', 'asztalos', 'Győr'],
    own: true,
  },
  {
    name: 'Hungarian, good',
    bio: 'Tanító vagyok Szegeden, hétfőnként harmincan kérdezik egyszerre, hol a radír. Szombaton a Tisza-parton horgászom a nagybátyámmal, aki a halakkal is vitatkozik. Olyasvalakit keresek, aki szívesen hallgatja a rádiót főzés közben. Te melyik levest főzöd a legjobban?',
    facts: ['Tanító', 'Szeged', 'Tisza'],
    own: false,
  },
];

const facts = (bio: string, listed: string[]) =>
  listed.filter((fact) => !bio.toLowerCase().includes(fact.toLowerCase()));
const scoreOf = (bio: string) => scoreOrNull(bio)?.score ?? 0;
const languageOf = (bio: string) => scoreOrNull(bio)?.language ?? 'en';
const tones = ['flirty', 'thoughtful', 'bold'] as const;
const apps = [null, 'tinder', 'bumble', 'hinge'] as const;

const askDemo = ({ messages }: AiRequest) =>
  answers.compose({
    schema: 'bio',
    text: String(messages[1]?.content),
    instructions: String(messages[0]?.content),
    behaviour: 'normal',
  }) as ModelAnswer;

describe.each(bios)('A bio with $name', ({ bio, facts: told, own }) => {
  test.each(apps)('is rewritten by the demo AI, for %s', async (app) => {
    for (const tone of tones) {
      const input = bioInput({ task: 'improve', language: languageOf(bio), tone, app, currentBio: bio });
      const limit = maxBioLengthFor(input);
      const { write } = writerWith(askDemo);
      const written = await write(input);
      expect(written.bio.length).toBeLessThanOrEqual(limit);
      if (bio.length > limit) continue;
      expect(scoreOf(written.bio)).toBeGreaterThanOrEqual(scoreOf(bio));
      expect(facts(written.bio, told)).toEqual([]);
    }
  });

  test.each(apps)('is rewritten in its own words, or can’t be, for %s', (app) => {
    const rewrite = rewriteOwn({ currentBio: bio, app });
    const limit = maxBioLengthFor({ currentBio: bio, app });
    if (bio.length > limit) {
      expect(rewrite?.bio.length ?? 0).toBeLessThanOrEqual(limit);
      return;
    }
    expect(rewrite !== null).toBe(own);
    if (!rewrite) return;
    expect(scoreOf(rewrite.bio)).toBeGreaterThanOrEqual(scoreOf(bio));
    expect(facts(rewrite.bio, told)).toEqual([]);
    expect(rewrite.changes.length).toBeGreaterThan(0);
    for (const { kind, words } of rewrite.changes) if (kind === 'cut') expect(rewrite.bio).not.toContain(words);
  });
});

const electrician =
  'Electrician from Leeds, dad of two. On Sundays I burn pancakes for the whole street. What is your signature dish?';

test('A rewrite that dropped a fact tells it in the member’s own sentence', () => {
  const rewrite = 'On Sundays the whole street smells my pancakes burn. What do you burn best, and who eats it?';
  const mended = mendRewrite(rewrite, { currentBio: electrician });
  expect(mended).toContain('Electrician from Leeds, dad of two.');
  expect(mended).toContain(rewrite);
});

test('A rewrite that is too long loses the sentence that it needs least', () => {
  const filler = 'It is what it is, as they say, and so on and so forth, you know how it goes.';
  const rewrite = `On Sundays I burn pancakes for the whole street. ${filler} Electrician from Leeds, dad of two. What is your signature dish?`;
  const mended = mendRewrite(rewrite, { currentBio: electrician, app: 'hinge' });
  expect(mended).toBe(rewrite.replace(`${filler} `, ''));
});

test('A rewrite of more changes than a member can check is not offered', () => {
  const verbs = ['saw', 'kept', 'found', 'lost', 'drew', 'fixed', 'sold', 'held'];
  const words = ['small', 'old', 'red', 'slow', 'loud', 'odd', 'warm', 'cold', 'late', 'tall', 'thin', 'wide'];
  const things = ['door', 'lamp', 'road', 'bell', 'boat', 'cup', 'hat', 'bird', 'song', 'leaf', 'rain', 'hill'];
  const pick = (from: string[], at: number) => from[at % from.length];
  const rewrite = (sentences: number) => {
    const fillers = Array.from(
      { length: sentences },
      (_, at) => `I ${pick(verbs, at)} a ${pick(words, at)} ${pick(things, at * 5 + Math.floor(at / 12))}.`,
    );
    const currentBio = `On Sundays I burn pancakes for the whole street. What is your signature dish? ${fillers.join(' ')}`;
    return rewriteOwn({ currentBio, app: 'hinge' });
  };
  expect(rewrite(45)?.changes.length).toBeGreaterThan(maxBioChanges - 10);
  expect(rewrite(70)).toBeNull();
});

test('A rewrite that is worse all through is not repaired', () => {
  expect(
    mendRewrite('I love to laugh. No drama please.', { currentBio: `${electrician} I still have the pan.` }),
  ).toBeNull();
});

test('A dropped fact is not told in a sentence that repeats what the rewrite tells', () => {
  const currentBio =
    'Szeretek utazni és nevetni, hétvégén kirándulok a Börzsönyben, és van egy Bodza nevű tacskóm. Ápolóként dolgozom.';
  const rewrite =
    'Hétvégén a Börzsönyben találsz, egy Bodza nevű tacskó végén. Hétköznap ápoló vagyok. Mi volt a legutóbbi utad?';
  expect(mendRewrite(rewrite, { currentBio })).toBeNull();
});
