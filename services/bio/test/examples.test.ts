import { join } from 'node:path';
import { scoreOrNull } from '../src/scoring/score-text.ts';

interface ScoredBio {
  text: string;
  score: number;
  findings: { words: string; points: number }[];
}
type Pairs = { list: { before: ScoredBio; after: ScoredBio }[] };

/** The public pages show bios with their scores, which are written in their copy. */
const copyOf = async <Copy>(name: string): Promise<Copy> =>
  import(join(__dirname, '../../../mfe-marketing/src/features/site/copy/en', name));

test('Every example on the public pages has the score and the points that the rules give', async () => {
  const { profileAnalyzer } = await copyOf<{ profileAnalyzer: { examples: Pairs } }>('profile-analyzer.ts');
  const { caseStudies } = await copyOf<{ caseStudies: Pairs }>('case-studies.ts');
  const bios = [profileAnalyzer.examples, caseStudies].flatMap(({ list }) =>
    list.flatMap(({ before, after }) => [before, after]),
  );
  expect(bios.length).toBeGreaterThan(8);
  for (const { text, score, findings } of bios) {
    const measured = scoreOrNull(text);
    expect([text, measured?.score]).toEqual([text, score]);
    const found = measured?.parts.flatMap((part) => part.findings) ?? [];
    for (const { words, points } of findings) {
      expect(found.map(({ start, end, points }) => [text.slice(start, end), points])).toContainEqual([words, points]);
    }
  }
});
