import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BioRule, bioPartEvidence, bioParts, bioRules } from '@datewright/contracts/bio/rules';
import { scoredParts } from '../src/scoring/scored-parts.ts';

const page = readFileSync(join(__dirname, '../../../shared/docs/bio-score.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()));
const pointsOf = (rule: BioRule): string => rows.find(([id]) => id === `\`${rule}\``)?.[3] ?? '';

test('the page has one row for each rule in its part, and no row for a removed rule', () => {
  expect(rows.map(([id, part]) => [id?.replaceAll('`', ''), part])).toEqual(Object.entries(bioRules));
});

test('the page names the study of the part, or says that it is a house rule', () => {
  for (const [id, part, , , study] of rows) {
    const known = bioPartEvidence[part as keyof typeof bioParts];
    expect([id, ['house rule', `\`${known}\``].includes(study ?? '')]).toEqual([id, true]);
  }
});

test('the page states the points that the code gives', () => {
  for (const rule of scoredParts.flatMap(({ rules }) => rules)) {
    const said = pointsOf(rule.id).replaceAll('−', '-');
    const given =
      'findSpans' in rule ? [rule.points] : rule.steps.flatMap(([, points]) => (points === 0 ? [] : [points]));
    // For a scale, both ends.
    const ends = said.includes(' to ') ? [given[0], given.at(-1)] : given;
    expect([rule.id, said.match(/-?\d+/g)?.slice(0, ends.length).map(Number)]).toEqual([rule.id, ends]);
    if ('findSpans' in rule && said.includes('at most')) expect(said).toContain(`at most ${rule.maxSpans}`);
  }
});

test('the page states the maximum points of each part', () => {
  const parts = [...page.matchAll(/^\| (\w+) +\| (\d+) +\|/gm)].map(([, part, most]) => [part, Number(most)]);
  expect(parts).toEqual(Object.entries(bioParts));
});
