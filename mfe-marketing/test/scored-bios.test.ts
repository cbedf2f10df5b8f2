import { scoreText } from '../../services/bio/src/scoring/score-text.ts';
import { caseStudies } from '../src/features/site/copy/en/case-studies.ts';
import { profileAnalyzer } from '../src/features/site/copy/en/profile-analyzer.ts';
import { scoredBios } from '../src/features/site/copy/en/scored-bios.ts';

const bios = Object.entries(scoredBios).flatMap(([name, { before, after }]) => [
  { name: `${name}, before`, bio: before },
  { name: `${name}, after`, bio: after },
]);

test.each(bios)('The page gives the score and the points of the rules: $name', ({ bio }) => {
  const result = scoreText(bio.text);
  if (!('score' in result)) throw new Error(`no score: ${result.why}`);
  expect(bio.score).toBe(result.score.score);
  const found = result.score.parts
    .flatMap(({ findings }) => findings)
    .map(({ start, end, points }) => ({ words: bio.text.slice(start, end), points }));
  expect(found).toEqual(expect.arrayContaining([...bio.findings]));
});

test('Every case study and every example has its own bio', () => {
  const texts = [...caseStudies.list, ...profileAnalyzer.examples.list].flatMap(({ before, after }) => [
    before.text,
    after.text,
  ]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('No two bios share a sentence', () => {
  const sentences = bios.flatMap(({ bio }) => bio.text.split(/(?<=[.?!]) /));
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

test('Texts beside a score name no other score', () => {
  const beside = [
    ...caseStudies.list.flatMap(({ changed, title, text }) => [changed, title, text]),
    ...profileAnalyzer.examples.list.map(({ what }) => what),
  ];
  for (const text of beside) expect(text).not.toMatch(/\b\d{2,3}\b(?! mended)/);
});
