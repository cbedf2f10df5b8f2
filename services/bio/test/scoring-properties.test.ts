import { bioParts } from '@datewright/contracts/bio/rules';
import fc from '@datewright/testkit/properties';
import { wordCorrections } from '../src/scoring/lexicon/word-corrections.ts';
import { isRepeatable } from '../src/scoring/parsing/find-word-errors.ts';
import { parseBio } from '../src/scoring/parsing/parse-bio.ts';
import { scoreBio } from '../src/scoring/score-bio.ts';
import { scoredParts } from '../src/scoring/scored-parts.ts';
import { ratedBios } from './bios/all.ts';

const fragments = ratedBios.flatMap(({ text }) => text.split(/(?<=[\s.,!?])/));
/** Pieces of real bios in any order, which are more like a bio than random letters. */
const jumble = fc
  .array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 60 })
  .map((pieces) => pieces.join(''));
const bio = fc.oneof(fc.constantFrom(...ratedBios.map(({ text }) => text)), jumble);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  // Any UTF-16 units, including unpaired surrogates.
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '',
    ' \n\t ',
    '\ud83d',
    '\udc00a',
    '👩‍👩‍👧‍👦'.repeat(50),
    'مرحبا أنا طبيب أسنان من بيروت. هل تحب القهوة؟',
    '我喜欢喝茶',
  ),
  bio,
);
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** Inserts a word after the white space at this share of the text's spaces. */
function inserted(text: string, word: string, at: number): string {
  const spaces = [...text.matchAll(/\s+/g)].map(({ 0: { length }, index }) => index + length);
  const index = [0, ...spaces][Math.floor(at * (spaces.length + 1))] ?? 0;
  return `${text.slice(0, index)}${word} ${text.slice(index)}`;
}

test('the score is the sum of its parts, each the sum of its findings within its bounds, all within the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { score, parts } = scoreBio(text);
      expect(parts.map(({ part }) => part)).toEqual(Object.keys(bioParts));
      expect(score).toBe(parts.reduce((sum, { points }) => sum + points, 0));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      for (const { part, points, most, findings } of parts) {
        const sum = findings.reduce((all, finding) => all + finding.points, 0);
        expect(most).toBe(bioParts[part]);
        expect(points).toBe(Math.min(most, Math.max(0, sum)));
        expect(Number.isInteger(points)).toBe(true);
        for (const { start, end } of findings) {
          expect(start === 0 && end === 0 ? true : 0 <= start && start < end && end <= text.length).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('the same text gives the same score, whatever was scored in between', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, other) => {
      const first = scoreBio(text);
      scoreBio(other);
      expect(scoreBio(text)).toEqual(first);
    }),
  );
});

test('a misspelled word, a missing accent or shorthand never raises the score, wherever it is inserted', () => {
  const wrong = { en: [...wordCorrections.en.keys()], hu: [...wordCorrections.hu.keys()] };
  fc.assert(
    fc.property(bio, place, place, (text, which, at) => {
      const before = scoreBio(text);
      const words = wrong[before.language];
      const word = words[Math.floor(which * words.length)] ?? '';
      expect(scoreBio(inserted(text, word, at)).score).toBeLessThanOrEqual(before.score);
    }),
    { numRuns: 2000 },
  );
});

/** The wrong forms of each word. */
const wrongForms = { en: new Map<string, string[]>(), hu: new Map<string, string[]>() };
for (const language of ['en', 'hu'] as const) {
  const forms = wrongForms[language];
  for (const [wrong, { meant }] of wordCorrections[language]) {
    const right = meant.toLowerCase();
    forms.set(right, [...(forms.get(right) ?? []), wrong]);
  }
}

/**
 * Each text with one correct word after the other misspelled, keeping capitals. A repeated word stays correct:
 * misspelled, it would be repeated once less, and that alone changes points.
 */
function* misspelled(text: string, share = 0): Generator<string> {
  const { language, words } = parseBio(text);
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isOnce = (lower: string) => said.filter((word) => word === lower).length === 1;
  for (const { lower, start, end } of words.filter((word) => !/^\p{Lu}{4,}$/u.test(word.text) && isOnce(word.lower))) {
    const forms = wrongForms[language].get(lower) ?? [];
    const wrong = forms[Math.floor(share * forms.length)];
    if (!wrong) continue;
    const isCapital = text[start] !== lower[0];
    yield `${text.slice(0, start)}${isCapital ? wrong.charAt(0).toUpperCase() + wrong.slice(1) : wrong}${text.slice(end)}`;
  }
}

test.each(ratedBios)('misspelling any correct word of “$name” never raises its score', ({ text }) => {
  const { score } = scoreBio(text);
  // Within a sentence: only a text that makes sense distinguishes "2" for "to" from a number.
  const figures = [...text.matchAll(/(?<=\p{L} )(?:to|for)(?= \p{L})/gu)].map(
    ({ 0: word, index }) => `${text.slice(0, index)}${word === 'to' ? 2 : 4}${text.slice(index + word.length)}`,
  );
  for (const spoilt of [...misspelled(text), ...figures])
    expect([spoilt, scoreBio(spoilt).score <= score]).toEqual([spoilt, true]);
});

test('misspelling correct words one after the other never raises the score', () => {
  fc.assert(
    fc.property(bio, fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 8 }), (text, choices) => {
      let now = text;
      for (const [share, at] of choices) {
        const all = [...misspelled(now, share)];
        const spoilt = all[Math.floor(at * all.length)];
        // In a text of two words, one may decide the language alone.
        if (!spoilt || parseBio(spoilt).language !== parseBio(now).language) return;
        expect([now, spoilt, scoreBio(spoilt).score <= scoreBio(now).score]).toEqual([now, spoilt, true]);
        now = spoilt;
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [
    'I bake bread. Looking for long walks in the hills with you, me and my old dog Rex every Sunday.',
    'Looking',
    'Lookin',
  ],
  ['If you know a good bakery, I bring my dog Rex, my two bikes and a map of the woods.', 'you', 'u'],
  ['I like to relax by the lake and to laugh with my neighbours about small things after work.', 'to', '2'],
  ['I ran away to Leeds and I am done running away from Hull.', 'away', 'awya'],
])('%s does not gain when %j is written %j', (text, right, wrong) => {
  expect(scoreBio(text.replace(right, wrong)).score).toBeLessThanOrEqual(scoreBio(text).score);
});

test('repeating a word never raises the score', () => {
  fc.assert(
    fc.property(bio, place, (text, at) => {
      const { sentences } = parseBio(text);
      const words = sentences.flatMap(({ written }) => written).filter((word) => !isRepeatable(word, word));
      const word = words[Math.floor(at * words.length)];
      if (!word) return;
      const doubled = `${text.slice(0, word.end)} ${word.text}${text.slice(word.end)}`;
      expect(scoreBio(doubled).score).toBeLessThanOrEqual(scoreBio(text).score);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['a small “i”', (text: string) => text.replace(/\bI\b/, 'i')],
  ['a space before a comma', (text: string) => text.replace(/,(?=\s)/, ' ,')],
  ['no space after a comma', (text: string) => text.replace(/,\s(?=\p{L})/u, ',')],
  ['a small beginning', (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())],
])('%s never raises the score', (_error, spoil) => {
  fc.assert(fc.property(bio, (text) => expect(scoreBio(spoil(text)).score).toBeLessThanOrEqual(scoreBio(text).score)));
});

test('the order of sentences does not change the points of the parts that say so', () => {
  const sentences = ratedBios.map(({ text }) =>
    text.split(/(?<=[.!?])\s+|\n+/).filter((one) => /\p{L}[.!?]$/u.test(one)),
  );
  const orderFree = scoredParts.filter((part) => part.isOrderFree).map(({ part }) => part);
  const pointsOf = (text: string) => scoreBio(text).parts.filter(({ part }) => orderFree.includes(part));
  expect(orderFree).toEqual(['concrete', 'originality', 'balance', 'positivity']);
  fc.assert(
    fc.property(
      fc
        .constantFrom(...sentences)
        .chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))),
      ([some, shuffled]) => {
        const points = (text: string) => pointsOf(text).map((part) => part.points);
        expect(points(shuffled.join(' '))).toEqual(points(some.join(' ')));
      },
    ),
    { numRuns: 500 },
  );
});
