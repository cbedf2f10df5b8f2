import { needs as needsSchema } from '@datewright/contracts/datecoach/playbook-options';
import { z } from '@datewright/contracts/zod';
import { createMaskTable } from '@datewright/safety/masking/create-mask-table';
import { createRequestMask } from '@datewright/safety/masking/request-mask';
import { type DateMaterial, toMaskRequest } from '../src/rules/date-material.ts';
import { createQuoteFinder } from '../src/rules/find-quote.ts';
import { parseSection } from '../src/rules/parse-section.ts';
import { listTips, listTipTexts } from '../src/rules/section-tips.ts';
import { createSectionValidator } from '../src/rules/section-validator.ts';
import { createSpotValidator } from '../src/rules/spot-validator.ts';
import { anna } from './support/coach-client.ts';

const material = { ...anna, topics: [], spot: 'A big park' } as unknown as DateMaterial;
const constraints = (set: object = {}) => ({
  material,
  mask: createRequestMask(createMaskTable(toMaskRequest(material))),
  needs: z.parse(needsSchema, set),
  gentle: false,
  isAllowed: (text: string) => !text.includes('unsafe'),
  instructions: 'Write the sections that are named, in that order, each whole, and nothing else.',
});
const spot = {
  type: 'park',
  name: 'A walk in a big park',
  description: 'Walk a loop side by side, with a bench halfway.',
  reason: 'Talking is easier side by side.',
  goodWhen: ['level paths'],
  quotes: ['my  SOURDOUGH starter'],
};

test('A quote is returned as originally written, with its source', () => {
  const find = createQuoteFinder(material);
  expect(find('“my  sourdough STARTER”')).toEqual({
    text: 'My sourdough starter',
    from: 'match',
    where: 'message',
    at: 0,
  });
  expect(find('professional napper')).toMatchObject({ where: 'bio', at: null });
  expect(find('sushi')).toMatchObject({ where: 'interest' });
  expect(find('Does it have a name?')).toMatchObject({ from: 'member', at: 1 });
  for (const invented of ['I love jazz', 'ushi', '', null]) expect(find(invented)).toBeNull();
  const withEmail = { ...material, bio: 'Write me at anna@example.com please' };
  expect(createQuoteFinder(withEmail)('anna@example.com')).toBeNull();
});

test('A spot carries its quotes and a score computed from them', () => {
  const found = createSpotValidator(constraints({ daylight: true }))(spot);
  expect(found).toMatchObject({ fit: { quotes: 1, interests: 0, needs: 1 }, matchScore: 72, toCheck: [] });
  const { type, name, description, reason } = spot;
  expect(found).toMatchObject({ type, name, description, reason });
  expect(found?.quotes.map(({ text }) => text)).toEqual(['My sourdough starter']);
});

test.each([
  { description: 'Swim naked in a lake after dark.' },
  { reason: 'Come late on purpose and see how they react.' },
  { goodWhen: ['No people around'] },
])('A spot that is out of the way or a test is no idea for a first date: %o', (part) => {
  const rejected: string[] = [];
  const validate = createSpotValidator({ ...constraints(), onRejected: (why) => rejected.push(why) });
  expect(validate({ ...spot, ...part })).toBeNull();
  expect(rejected).toEqual(['unfit']);
});

test('Quotes within a longer quote are dropped and not counted twice', () => {
  const found = createSpotValidator(constraints())({
    ...spot,
    quotes: ['sourdough', 'My sourdough starter', 'my sourdough starter'],
  });
  expect(found).toMatchObject({ quotes: [{ text: 'My sourdough starter' }], fit: { quotes: 1 } });
});

test('The member’s own words and invented words are not quotes of the match', () => {
  expect(
    createSpotValidator(constraints())({ ...spot, quotes: ['Does it have a name?', 'I love jazz'] })?.quotes,
  ).toEqual([]);
});

test.each([
  ['a wrong shape', { name: 'Only a name' }],
  ['an empty line', { ...spot, reason: '' }],
  ['an overlong line', { ...spot, description: 'walk '.repeat(100) }],
  ['a contact', { ...spot, description: 'Write to us at win@evil.example today.' }],
  ['what is unsafe', { ...spot, reason: 'An unsafe reason.' }],
  ['pushing', { ...spot, description: 'Get them drunk and take them home.' }],
  ['opening hours', { ...spot, description: 'A park that opens at 6.' }],
  ['an invented name in its reason', { ...spot, reason: 'Everybody goes to Rose Square for it.' }],
  ['its instructions', { ...spot, description: constraints().instructions }],
])('A spot with %s is rejected', (_what, written) => {
  expect(createSpotValidator(constraints())(written)).toBeNull();
});

test('A spot that violates a need is rejected, and so is a repeated one', () => {
  const wine = { ...spot, name: 'One glass in a wine bar' };
  expect(createSpotValidator(constraints())(wine)).not.toBeNull();
  expect(createSpotValidator(constraints({ noAlcohol: true }))(wine)).toBeNull();
  const validate = createSpotValidator(constraints());
  expect(validate(spot)).not.toBeNull();
  expect(validate({ ...spot, name: 'a walk, in a big park!' })).toBeNull();
});

test('An invented place in a description is marked for checking', () => {
  const found = createSpotValidator(constraints())({
    ...spot,
    description: 'Walk to the gate of Margaret Gardens and back.',
  });
  expect(found?.toCheck).toEqual([{ text: 'Margaret Gardens', start: 20, end: 36 }]);
});

const tip = (text: string, more: object = {}) => ({ part: 'personalizedTalk', text, why: 'It works.', ...more });
const talk = (...tips: object[]) => ({ name: 'talk', tips });
const three = [tip('Ask how it began.'), tip('Say what you liked.'), tip('Listen to the end.')];

test('Only a question in the talk section may cite a study, and only a known one', () => {
  const asks = tip('How did “my sourdough starter” begin?', {
    quote: 'my sourdough starter',
    evidence: 'followUpQuestions',
  });
  const validate = createSectionValidator({ ...constraints(), earlier: [] });
  const section = validate(
    talk(asks, tip('Tell them a story.', { evidence: 'followUpQuestions' }), tip('Why?', { evidence: 'madeUp' })),
  );
  if (section?.name !== 'talk') throw new Error('no talk');
  expect(section.tips.personalizedTalk.slice(0, 3)).toMatchObject([
    { id: 'talk-personalizedTalk-1', evidence: 'followUpQuestions', quote: { text: 'My sourdough starter' } },
    { evidence: null, quote: null },
    { evidence: null },
  ]);
});

test('A tip is tied to the match by a quote or an interest, to the place by its name or the AI, and general otherwise', () => {
  const validate = createSectionValidator({ ...constraints(), earlier: [] });
  const section = validate(
    talk(
      tip('Ask about the starter.', { quote: 'my sourdough starter' }),
      tip('Ask where they go hiking.'),
      tip('In the parks of their childhood, who came along?'),
      tip('Bend down to the ducks.', { aboutPlace: true }),
      tip('Listen to the end.'),
    ),
  );
  if (section?.name !== 'talk') throw new Error('no talk');
  const ties = section.tips.personalizedTalk.slice(0, 5).map((one) => one.ties);
  expect(ties).toEqual([['match'], ['match'], ['place'], ['place'], []]);
});

const inHungarian = {
  ...material,
  bio: 'Barlangász vagyok, és mindig éhes.',
  interests: [],
  messages: [{ sender: 'match', content: 'Szia! Te mit csinálsz a hétvégén?' }],
} as unknown as DateMaterial;

/** Nothing tells its language. */
const wordless = { ...material, bio: '', interests: [], messages: [] };

test('A short section is filled up to six tips with general advice in its language, which meets the needs', () => {
  const validate = createSectionValidator({ ...constraints({ video: true }), material: inHungarian, earlier: [] });
  const hungarian = validate({
    name: 'exit',
    tips: ['Mondd el, mi volt jó, és köszönj el.', 'Írj neki még aznap egy kedves sort.'],
  });
  const texts = hungarian ? listTipTexts(hungarian) : [];
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.join(' ')).toMatch(/fejezd be a hívást/);
  const english = createSectionValidator({ ...constraints(), earlier: [] })(talk(...three));
  if (english?.name !== 'talk') throw new Error('no talk');
  expect(listTipTexts(english)).toHaveLength(6);
  const added = listTips(english).filter(({ id }) => id.includes('general'));
  expect(added).toHaveLength(3);
  for (const { ties, quote } of added) expect({ ties, quote }).toEqual({ ties: [], quote: null });
});

test('A question about a limit of the match is dropped', () => {
  const messages = [{ sender: 'match', content: 'I don’t drink, hope that is fine' }];
  const limited = { ...constraints(), material: { ...material, messages } as unknown as DateMaterial };
  const validate = createSectionValidator({ ...limited, earlier: [] });
  const asks = tip('“I don’t drink”: how did that start?', { quote: 'I don’t drink' });
  const keeps = tip('Choose something without alcohol, and say nothing about it.', { quote: 'I don’t drink' });
  const section = validate(talk(...three, asks, keeps));
  const texts = section ? listTipTexts(section) : [];
  expect(texts).toContain(keeps.text);
  expect(texts).not.toContain(asks.text);
});

test('Every tip about closeness says how to read a no, in the AI’s words or ours', () => {
  const touch = [
    { part: 'naturalMoments', text: 'Ask before a hug.', why: 'Kind.', readNo: 'A step back is a no.' },
    { part: 'readingSignals', text: 'Kérdezd meg, hogy ez így jó-e neki.', why: 'Kedves.', readNo: null },
    { part: 'readingSignals', text: 'Wait for an answer.', why: 'Calm.', readNo: 'Keep asking until they say yes.' },
    { part: 'readingSignals', text: 'Look at their face.', why: 'Calm.', readNo: 'If they pull away, try once more.' },
    { part: 'readingSignals', text: 'If they move away, try again later.', why: 'Calm.', readNo: null },
  ];
  const validate = createSectionValidator({ ...constraints(), material: wordless, earlier: [] });
  const section = validate({ name: 'touch', tips: touch });
  if (section?.name !== 'touch') throw new Error('no touch');
  const { naturalMoments, readingSignals } = section.tips;
  expect(naturalMoments[0]?.readNo).toBe('A step back is a no.');
  expect(readingSignals[0]?.readNo).toMatch(/az nem/);
  expect(readingSignals[1]?.readNo).toMatch(/is a no/);
  expect(readingSignals[2]?.readNo).toMatch(/is a no/);
  expect(readingSignals).toHaveLength(3);
});

test('A section with too few acceptable tips is rejected, and repeated tips do not count', () => {
  const validate = createSectionValidator({ ...constraints(), earlier: ['Ask how it began!'] });
  expect(validate(talk(...three))).toBeNull();
  expect(validate(talk(...three, tip('Ask what comes next.')))).not.toBeNull();
  expect(validate(talk(tip('unsafe one'), ...three.slice(1)))).toBeNull();
});

test('An endless answer is validated only up to a limit', () => {
  let checkedLines = 0;
  const countLine = () => ++checkedLines < 0;
  const validate = createSectionValidator({ ...constraints(), isAllowed: countLine, earlier: [] });
  expect(validate(talk(...Array.from({ length: 5000 }, (_, at) => tip(`Tip number ${at}.`))))).toBeNull();
  expect(checkedLines).toBeLessThan(200);
});

test('A phone number split across two tips is detected', () => {
  const validate = createSectionValidator({ ...constraints(), earlier: [] });
  const section = validate(talk(...three, tip('Remember 0770', { why: '0900 is next' })));
  expect(section && listTipTexts(section).filter((text) => /0770|0900/.test(text))).toEqual([]);
});

test.each([
  ['plain strings', { name: 'exit', tips: ['Say thank you.', 'Say goodbye.'] }],
  ['lists by part', { name: 'exit', exitTips: ['Say thank you.', { text: 'Say goodbye.', why: '' }] }],
  ['lists inside tips', { name: 'exit', tips: { exitTips: [{ text: 'Say thank you.' }, 'Say goodbye.'] } }],
])('An older answer format is read like the current one: %s', (_what, written) => {
  expect(parseSection(written)?.tips.map(({ part, text }) => [part, text])).toEqual([
    ['exitTips', 'Say thank you.'],
    ['exitTips', 'Say goodbye.'],
  ]);
});

test('A situation in the older format uses its response, and other values are not sections', () => {
  const read = parseSection({ name: 'situations', funnyResponses: [{ scenario: 'You spill.', response: 'Napkins!' }] });
  expect(read?.tips).toMatchObject([{ part: 'funnyResponses', scenario: 'You spill.', text: 'Napkins!', why: '' }]);
  for (const invalid of [null, 'exit', { name: 'weather', tips: [] }, 7]) expect(parseSection(invalid)).toBeNull();
});

test('Ideas and tips in another language than the conversation’s are rejected', () => {
  const rejected: string[] = [];
  const given = { ...constraints(), material: inHungarian, onRejected: (why: string) => rejected.push(why) };
  expect(createSpotValidator(given)(spot)).toBeNull();
  expect(rejected).toContain('language');
  const walk = {
    type: 'park',
    name: 'Séta egy nagy parkban',
    description: 'Sétáljatok egy kört egymás mellett, félúton egy paddal.',
    reason: 'Egymás mellett könnyebb beszélgetni.',
  };
  expect(createSpotValidator(given)(walk)).toMatchObject({ name: 'Séta egy nagy parkban' });
  const tips = [
    'Kérdezd meg, melyik barlang volt a legmélyebb.',
    'Mesélj a saját hétvégédről.',
    'Melyik járatba nem mennél be még egyszer?',
    'What is the deepest cave you have been to?',
  ].map((text) => ({ part: 'icebreakers', text, why: '' }));
  const section = createSectionValidator({ ...given, earlier: [] })({ name: 'talk', tips });
  expect(section && listTipTexts(section)).not.toContain('What is the deepest cave you have been to?');
});

test('A situation in which the match offers a drink is kept when the response declines it', () => {
  const read = (text: string) => {
    const validate = createSectionValidator({ ...constraints({ noAlcohol: true }), earlier: [] });
    const tips = ['problemSolving', 'unexpectedSituations', 'funnyResponses'].map((part, at) =>
      tip(`Laugh about it, number ${at}.`, { part, scenario: `A glass falls, number ${at}.` }),
    );
    const offered = tip(text, { part: 'problemSolving', scenario: 'They suggest a beer.' });
    const section = validate({ name: 'situations', tips: [...tips, offered] } as Parameters<typeof validate>[0]);
    return JSON.stringify(section);
  };
  expect(read('Say that you would love a lemonade.')).toContain('They suggest a beer.');
  expect(read('Say yes and enjoy it.')).not.toContain('They suggest a beer.');
});
