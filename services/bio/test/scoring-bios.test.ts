import { scoreBio } from '../src/scoring/score-bio.ts';
import { englishBios, hungarianBios, ratedBios } from './bios/all.ts';
import { bands } from './bios/rated-bio.ts';

const rulesOf = (text: string): Set<string> =>
  new Set(scoreBio(text).parts.flatMap(({ findings }) => findings.map(({ rule }) => rule)));

const scoreOf = (name: string): number => {
  const bio = ratedBios.find((one) => one.name === name);
  if (!bio) throw new Error(`no bio "${name}"`);
  return scoreBio(bio.text).score;
};

test('there are enough bios, and each has a unique name', () => {
  expect(englishBios.length).toBeGreaterThanOrEqual(26);
  expect(hungarianBios.length).toBeGreaterThanOrEqual(18);
  expect(new Set(ratedBios.map(({ name }) => name)).size).toBe(ratedBios.length);
});

test.each(ratedBios)('“$name” is $band, for the reasons that we expect', ({ text, band, fires = [], silent = [] }) => {
  const { score } = scoreBio(text);
  const rules = rulesOf(text);
  expect(fires.filter((rule) => !rules.has(rule))).toEqual([]);
  expect(silent.filter((rule) => rules.has(rule))).toEqual([]);
  expect(score).toBeGreaterThanOrEqual(bands[band][0]);
  expect(score).toBeLessThanOrEqual(bands[band][1]);
});

test.each([...englishBios.map(({ text }) => ['en', text]), ...hungarianBios.map(({ text }) => ['hu', text])])(
  'is read as %s: %s',
  (language, text) => expect(scoreBio(text).language).toBe(language),
);

test.each([
  ['physics teacher', 'plain engineer'],
  ['plain engineer', 'just ask'],
  ['plain engineer', 'angry'],
  ['plain engineer', 'trait soup with errors'],
  ['correct clichés', 'trait soup with errors'],
  ['empty sales talk', 'trait soup with errors'],
  ['bookshop', 'correct clichés'],
  ['bookshop', 'wall of text'],
  ['lines with emoji', 'emoji instead of words'],
  ['lines with emoji', 'a list of nouns'],
  ['night nurse', 'good start, demands at the end'],
  ['good start, demands at the end', 'angry'],
  ['long but alive', 'wall of text'],
  ['short and funny', 'one line with a fact'],
  ['one line with a fact', 'card entries'],
  ['physics teacher', 'all in small letters'],
  ['all in small letters', 'texting'],
  ['emoji instead of words', 'hashtags'],
  ['óvónő', 'egyszerű bemutatkozás'],
  ['egyszerű bemutatkozás', 'tulajdonságok'],
  ['egyszerű bemutatkozás', 'helyesírási hibák'],
  ['kvízes', 'helyes közhelyek'],
  ['helyes közhelyek', 'tulajdonságok'],
  ['jó kezdet, tiltások', 'dühös'],
  ['ékezet nélkül, de tartalmas', 'helyesírási hibák'],
  ['tacskó', 'ékezet nélkül, de tartalmas'],
  ['egy mondat', 'kérdezz bátran'],
])('“%s” beats “%s”', (better, worse) => expect(scoreOf(better)).toBeGreaterThan(scoreOf(worse)));
