import {
  needs as needsSchema,
  partOfDay,
  sectionNames,
  type TimeSlot,
} from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import { z } from '@datewright/contracts/zod';
import { createMaskTable } from '@datewright/safety/masking/create-mask-table';
import { createRequestMask } from '@datewright/safety/masking/request-mask';
import { moderate } from '@datewright/safety/moderation/moderate';
import answers from '../demo/answers.ts';
import { english } from '../demo/en/phrasebook.ts';
import { hungarian } from '../demo/hu/phrasebook.ts';
import { detectTaskLanguage } from '../demo/language.ts';
import { readTask } from '../demo/read-task.ts';
import { buildPlaybookPrompt, type PlaybookOptions } from '../src/prompts/playbook-prompt.ts';
import { buildSpotsPrompt } from '../src/prompts/spots-prompt.ts';
import { type DateMaterial, toMaskRequest } from '../src/rules/date-material.ts';
import { listTips } from '../src/rules/section-tips.ts';
import { createSectionValidator } from '../src/rules/section-validator.ts';
import { createSpotValidator } from '../src/rules/spot-validator.ts';
import { anna, bori } from './support/coach-client.ts';

/** The demo AI writes the same lines for many dates: each is judged once. */
const judged = new Map<string, boolean>();
function isAllowed(text: string): boolean {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const allowed = moderate({ texts: [{ author: 'member', place: 'draft', text }] }, { waived: 'grief' }) === null;
  judged.set(text, allowed);
  return allowed;
}
const styles = ['flirty', 'funny', 'local'] as const;
const sets = [
  {},
  { budget: 'free' },
  { budget: 'low', noAlcohol: true },
  { stepFree: true },
  { daylight: true },
  { video: true },
  { budget: 'free', stepFree: true, noAlcohol: true, daylight: true },
];
const timeSlots: TimeSlot[] = partOfDay.options.map((one, at) => ({
  weekday: at % 2 === 0 ? 'saturday' : null,
  partOfDay: one,
}));
const cases = [anna, bori].flatMap((match) =>
  sets.flatMap((set) => [false, true].map((gentle) => [match.name, set, gentle, match] as const)),
);

// biome-ignore lint/suspicious/noExplicitAny: what the demo AI writes is judged, not typed
const written = (schema: string, text: unknown): any =>
  answers.compose({ schema, text: String(text), instructions: '', behaviour: 'normal' });

test.each(cases)('Everything the demo AI writes passes validation: %s, %j, gentle %s', (_name, set, gentle, match) => {
  const material = { ...match, topics: [], spot: 'A big park' } as unknown as DateMaterial;
  const needs = z.parse(needsSchema, set);
  const mask = createRequestMask(createMaskTable(toMaskRequest(material)));
  const rejections: string[] = [];
  const onRejected = (why: string) => rejections.push(why);
  const constraints = { material, mask, needs, gentle, isAllowed, onRejected, instructions: '' };

  const spots = buildSpotsPrompt(material, { needs, gentle, overruled: [], avoid: [] }, mask).messages[1]?.content;
  const found = written('date_spots', spots).spots.flatMap(createSpotValidator(constraints));
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found).not.toContain(null);

  for (const [at, transport] of (['CAR', 'PUBLIC', 'WALKING', null, null] as const).entries()) {
    // All cases together have each style with each transport.
    const style = styles[(at + sets.indexOf(set)) % styles.length] ?? 'local';
    const timeSlot = timeSlots[at] ?? null;
    const sections = [...sectionNames];
    const options = { style, transport, timeSlot, needs, gentle, isPrivate: false, overruled: [], sections };
    const prompt = buildPlaybookPrompt(material, options, mask).messages[1]?.content;
    const validate = createSectionValidator({ ...constraints, earlier: [] });
    expect(written('date_playbook', prompt).sections.map(validate)).not.toContain(null);
  }
  expect(rejections).toEqual([]);
});

const placesOf = ({ home, kinds }: { home: { words: string[] }; kinds: { words: string[] }[] }) =>
  [home, ...kinds].map(({ words }) => (words[0] ?? '').replace(/^-|\$$/g, ''));
const everyPlace = [
  ...placesOf(english.places).map((spot) => [spot, anna] as const),
  ...placesOf(hungarian.places).map((spot) => [spot, bori] as const),
  ['The old signal box', anna] as const,
  ['A régi váltótorony', bori] as const,
];

test.each(everyPlace)(
  'The playbook for “%s” passes validation, fills its shortlists and is about that place',
  (spot, match) => {
    const material = { ...match, topics: [], spot } as unknown as DateMaterial;
    const needs = z.parse(needsSchema, {});
    const mask = createRequestMask(createMaskTable(toMaskRequest(material)));
    const rejections: string[] = [];
    const onRejected = (why: string) => rejections.push(why);
    for (const [gentle, timeSlot] of [
      [false, null],
      [true, null],
      ...timeSlots.map((one) => [false, one] as const),
    ] as const) {
      const constraints = { material, mask, needs, gentle, isAllowed, onRejected, instructions: '' };
      const validate = createSectionValidator({ ...constraints, earlier: [] });
      const options = {
        style: 'local',
        transport: 'CAR',
        timeSlot,
        needs,
        gentle,
        isPrivate: false,
        overruled: [],
        sections: [...sectionNames],
      };
      const prompt = buildPlaybookPrompt(material, options as PlaybookOptions, mask).messages[1]?.content;
      const sections: Section[] = written('date_playbook', prompt).sections.map(validate);
      expect(rejections).toEqual([]);
      for (const section of sections) {
        const tips = listTips(section);
        expect(tips.length).toBeGreaterThanOrEqual(6);
        const tied = tips.filter(({ ties = [] }) => ties.length > 0).length;
        expect(tied / tips.length).toBeGreaterThanOrEqual(0.5);
      }
    }
  },
);

/** The lines of the demo AI's playbook for a match and a spot. */
const writtenLines = (task: object): string[] =>
  written('date_playbook', JSON.stringify(task)).sections.flatMap(({ tips }: { tips: { text: string }[] }) =>
    tips.map(({ text }) => text),
  );
const toTask = ({ name, bio, interests, messages }: typeof anna, more: object) => {
  const conversation = messages.map(({ sender, content }) => ({
    from: sender === 'user' ? 'member' : 'match',
    text: content,
  }));
  return { match: { name, bio, interests }, conversation, transport: 'PUBLIC', ...more };
};

const listWords = (line: string) => line.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
/** True when the other line has four of five words of the first. */
const isShared = (words: string[], others: Set<string>) =>
  words.filter((word) => others.has(word)).length >= words.length * 0.8;
const nineKinds = {
  en: [
    'a museum',
    'a library',
    'a cocktail bar',
    'a beach',
    'a climbing hall',
    'a big park',
    'a quiet café',
    'a flea market',
    'a cinema',
  ],
  hu: [
    'egy múzeum',
    'egy könyvtár',
    'egy bár',
    'a strand',
    'egy falmászó terem',
    'egy park',
    'egy kávézó',
    'egy bolhapiac',
    'egy mozi',
  ],
};

test.each([
  ['en', 'flirty', anna],
  ['en', 'funny', anna],
  ['en', 'local', anna],
  ['hu', 'flirty', bori],
  ['hu', 'local', bori],
] as const)('Playbooks for nine kinds of place share at most eight lines: %s, %s', (language, style, match) => {
  const playbooks = nineKinds[language].map((spot) => writtenLines(toTask(match, { spot, style })));
  for (const lines of playbooks) expect(lines.length).toBeGreaterThanOrEqual(30);
  const read = playbooks.map((lines) =>
    lines.map((line) => ({ line, words: listWords(line), set: new Set(listWords(line)) })),
  );
  const pairs = read.flatMap((one) => read.filter((other) => other !== one).map((other) => [one, other]));
  const shared = pairs.map(([one = [], other = []]) =>
    one.filter(({ words }) => other.some(({ set }) => isShared(words, set))).map(({ line }) => line),
  );
  expect(shared.filter((lines) => lines.length > 8)).toEqual([]);
});

test.each([
  ['en', 'a big park', anna, 'on Saturday evening', 'on Saturday morning', 'It may be dark'],
  ['en', 'a wine bar', anna, 'on Saturday evening', 'on Saturday morning', 'if not, eat first'],
  ['hu', 'egy park', bori, 'szombaton este', 'szombaton reggel', 'Már sötét lehet'],
  ['hu', 'egy étterem', bori, 'szombaton este', 'szombaton reggel', 'mindketten egyetek előtte'],
] as const)(
  'A playbook says what the hour of the date asks for: %s, %s',
  (_language, spot, match, evening, morning, line) => {
    const write = (timeSlot: TimeSlot | null, more = {}) =>
      JSON.stringify(written('date_playbook', JSON.stringify(toTask(match, { spot, timeSlot, ...more }))));
    const lines = (timeSlot: TimeSlot | null) => writtenLines(toTask(match, { spot, timeSlot }));
    const [atNight, early] = [
      lines({ weekday: 'saturday', partOfDay: 'evening' }),
      lines({ weekday: 'saturday', partOfDay: 'morning' }),
    ];
    expect(atNight.filter((one) => !early.includes(one)).length).toBeGreaterThanOrEqual(3);
    expect(atNight.filter((one) => !lines(null).includes(one)).length).toBeGreaterThanOrEqual(3);
    expect(atNight.join()).toContain(line);
    const whole = write({ weekday: 'saturday', partOfDay: 'evening' });
    expect(whole).toContain(evening);
    expect(whole).not.toContain(morning);
    expect(write(null)).not.toContain(evening);
  },
);

test('A date by daylight only is not planned for the dark, whatever the hour', () => {
  const needs = z.parse(needsSchema, { daylight: true });
  const lines = (partOfDay: TimeSlot['partOfDay']) =>
    writtenLines(toTask(anna, { spot: 'a park', needs, timeSlot: { weekday: null, partOfDay } })).join();
  expect(lines('evening')).not.toMatch(/dark|evening/);
  expect(lines('afternoon')).toContain('when the sun sets');
});

test.each([
  ['Dinner at my place', 'open|full it gets|street'],
  ['A quiet café', 'lamps end|stretch'],
])('What the hour asks for fits the place: %s', (spot, contradiction) => {
  for (const timeSlot of timeSlots) {
    const hour = writtenLines(toTask(anna, { spot, timeSlot })).filter(
      (one) => !writtenLines(toTask(anna, { spot })).includes(one),
    );
    expect(hour.length).toBeGreaterThanOrEqual(3);
    expect(hour.join()).not.toMatch(new RegExp(contradiction));
  }
});

test.each([
  ['beach bars', 'over the glasses'],
  ['A bar by the beach', 'over the glasses'],
  ['a beer garden', 'over the glasses'],
  ['museum café', 'over the cups'],
  ['First pages in a library', 'between the shelves'],
  ['a second-hand bookshop', 'between the shelves'],
  ['a book café', 'over the cups'],
  ['an art gallery', 'in the rooms'],
  ['board game café', 'over the game'],
  ['sushi bar', 'over the plates'],
  ['A walk in a big park', 'on the path'],
  ['a roller coaster park', 'between the rides'],
  ['A walk along the river', 'along the water'],
  ['Easy routes at a bouldering hall', 'during the first try'],
  ['Dinner at my place', 'within four walls'],
  ['The old signal box', 'Who would you bring here next?'],
])('The playbook for “%s” is the one for its kind', (spot, at) => {
  expect(writtenLines(toTask(anna, { spot })).join('\n')).toContain(at);
});

test.each([
  ['strandbár', 'a poharak mellett'],
  ['kávézó a parkban', 'a csészék mellett'],
  ['séta egy nagy parkban', 'az úton'],
])('The playbook for “%s” is the one for its Hungarian kind', (spot, at) => {
  expect(writtenLines(toTask(bori, { spot })).join('\n')).toContain(at);
});

test.each([
  ['a climbing hall', anna, '“‘'],
  ['egy falmászó terem', bori, '„»'],
])('What a playbook quotes for “%s” is said to the match, not about them', (spot, match, start) => {
  const quoting = written('date_playbook', JSON.stringify(toTask(match, { spot }))).sections.flatMap(
    ({ tips }: { tips: { text: string; quote: string | null }[] }) => tips.filter(({ quote }) => quote !== null),
  );
  expect(quoting.length).toBeGreaterThanOrEqual(3);
  for (const { text, quote } of quoting) {
    const said = /[“„](.*)”$/.exec(text)?.[1] ?? '';
    expect(said).toContain(quote);
    expect(text.split(quote)).toHaveLength(2);
  }
  expect(quoting.some(({ text }: { text: string }) => text.includes(start))).toBe(true);
});

test.each([
  ['I am going to Lisbon in May', 'When is it, and what’s the plan so far?'],
  ['Next weekend we hike the ridge', 'When is it, and what’s the plan so far?'],
  ['I lost every board game last Sunday', 'Will you tell me more?'],
])('A question about “%s” fits what they said', (text, question) => {
  const conversation = ['I have a red bike', text, 'My sourdough is older than my car'].map((one) => ({
    from: 'match',
    text: one,
  }));
  const line = writtenLines({ conversation, spot: 'a park' }).find((one) => one.includes(`‘${text}’`));
  expect(line).toContain(question);
});

test.each(['My dog died last week', 'I was mugged on the way home', 'It was the worst date ever', 'Meghalt a kutyám'])(
  'A bad experience is never brought up: %s',
  (text) => {
    const task = { conversation: [{ from: 'match', text }], match: { name: '', bio: text, interests: ['sushi'] } };
    expect(writtenLines({ ...task, spot: 'a park' }).join('\n')).not.toContain(text);
    expect(JSON.stringify(written('date_spots', JSON.stringify(task)).spots)).not.toContain(text);
  },
);

test('A limit of the match is respected in silence, and brings up no spot that ignores it', () => {
  const messages = [{ from: 'match', text: 'I do not drink, hope that is fine' }];
  const task = {
    match: { name: '', bio: 'I love wine regions for their hills', interests: [] },
    conversation: messages,
  };
  const { sections } = written('date_playbook', JSON.stringify({ ...task, spot: 'a park' }));
  const quoting = sections.flatMap(({ tips }: { tips: { text: string }[] }) => tips.map(({ text }) => text));
  const about = quoting.filter((text: string) => text.includes('I do not drink'));
  expect(about).toHaveLength(1);
  expect(about[0]).not.toMatch(/\?|start|story/);
  const { spots } = written('date_spots', JSON.stringify(task));
  expect(JSON.stringify(spots)).not.toMatch(/wine|bar"/);
});

test('The same request gets the same answer', () => {
  const material = { ...anna, topics: [], spot: '' } as unknown as DateMaterial;
  const options = { needs: z.parse(needsSchema, {}), gentle: false, overruled: [], avoid: [] };
  const prompt = buildSpotsPrompt(material, options, createRequestMask(createMaskTable(toMaskRequest(material))))
    .messages[1]?.content;
  expect(written('date_spots', prompt)).toEqual(written('date_spots', prompt));
});

test('A playbook’s prompt has the voice and the facts of the member, masked, only when they are given', () => {
  const material = { ...anna, topics: [], spot: 'A big park' } as unknown as DateMaterial;
  const needs = z.parse(needsSchema, {});
  const sections = [...sectionNames];
  const options = {
    style: 'flirty',
    transport: null,
    timeSlot: null,
    needs,
    gentle: false,
    isPrivate: false,
    overruled: [],
    sections,
  } as const;
  const build = (given: DateMaterial) => {
    const mask = createRequestMask(createMaskTable(toMaskRequest(given)));
    const { messages } = buildPlaybookPrompt(given, { ...options, sections }, mask);
    return messages.map(({ content }) => String(content));
  };
  const writing = { voice: 'haha call +36 30 555 0143', about: ['I am a nurse'] };
  const [system, user] = build({ ...material, writing });
  expect(system).toContain('"member.voice" holds messages');
  expect(user).toMatch(/"member":\{"voice":"haha call \[[A-Z]+_1\]","about":\["I am a nurse"\]\}/);
  expect(build(material).join()).not.toMatch(/"member(?:\.voice)?"[: ]/);
});

/** The texts of a whole playbook by the demo AI. */
const writeTexts = (task: object): string[] => {
  const text = JSON.stringify({ match: { bio: 'Asztalos vagyok.' }, style: 'flirty', ...task });
  const behaviour = 'normal';
  const { sections } = answers.compose({ schema: 'date_playbook', text, instructions: '', behaviour }) as {
    sections: { tips: { text: string }[] }[];
  };
  return sections.flatMap(({ tips }) => tips.map((tip) => tip.text));
};

test.each(['WALKING', 'PUBLIC', 'CAR'])('No line fits every evening, going by %s included', (transport) => {
  const café = writeTexts({ spot: 'egy csendes kávézó', transport });
  const park = writeTexts({ spot: 'séta a parkban', transport });
  expect(café.filter((text) => park.includes(text))).toEqual([]);
});

test.each([
  ['en', 'Vet, climber', 'a cocktail bar'],
  ['en', 'Vet, climber', 'a park'],
  ['en', '', 'a museum'],
  ['en', 'Baker', 'a walk by a river'],
  ['hu', 'Állatorvos, hegymászó', 'egy koktélbár'],
  ['hu', 'allatorvos, maszik', 'egy koktelbar'],
  ['hu', 'allatorvos, maszik', 'a koktelbar'],
  ['hu', 'Állatorvos', 'a park'],
  ['hu', '', 'a Városliget'],
])('A few words are enough for the language %s: “%s”, “%s”', (language, bio, spot) => {
  expect(detectTaskLanguage(readTask(JSON.stringify({ match: { bio }, spot })))).toBe(language);
});

test('A Hungarian clause in a line is set off by a comma', () => {
  const lines = writeTexts({ spot: 'egy csendes kávézó' });
  expect(lines).toContainEqual(expect.stringContaining('Kérdezd meg, amikor már az asztalon vannak a csészék: „'));
  expect(writeTexts({ spot: 'egy kis galéria' })).toContainEqual(
    expect.stringContaining('írd meg neki a ruhatárnál: „'),
  );
});
