import type { EvalCase } from './eval-case.ts';
import type { EvalResult } from './eval-result.ts';

export interface GradedCase {
  one: EvalCase;
  line: EvalResult;
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

/** Spearman's rank correlation of human ranks (1 is best) and scores; `null` with fewer than three. */
export function rankCorrelation(pairs: { rank: number; score: number }[]): number | null {
  if (pairs.length < 3) return null;
  const ranks = (values: number[]) =>
    values.map((value) => {
      const below = values.filter((other) => other < value).length;
      const same = values.filter((other) => other === value).length;
      return below + (same + 1) / 2;
    });
  const [x, y] = [ranks(pairs.map(({ rank }) => -rank)), ranks(pairs.map(({ score }) => score))];
  const mean = (pairs.length + 1) / 2;
  const sum = (one: number[], other: number[]) =>
    one.reduce((total, value, at) => total + (value - mean) * ((other[at] ?? mean) - mean), 0);
  return sum(x, y) / Math.sqrt(sum(x, x) * sum(y, y));
}

const caseGroup = ({ one }: GradedCase) => {
  if (one.tool === 'masking') return `masking: ${one.about}`;
  if (one.tool === 'chatpad' && one.expect.answers) return 'answers the question';
  if (one.tool === 'bio' && one.ask === 'rewrite') return 'bio: rewrite';
  if (one.tool === 'bio' && one.expect.noNumber) return 'bio: no number';
  const kind = one.expect.kind ?? 'any kind';
  return one.tool === 'chatpad' ? kind : `${one.tool}: ${kind}`;
};

/** A table per kind: the number of cases, how many were as expected, and the results of the others. */
export function formatTable(marked: GradedCase[]): string {
  const groups = new Map<string, GradedCase[]>();
  for (const one of marked) groups.set(caseGroup(one), [...(groups.get(caseGroup(one)) ?? []), one]);
  const rows = [...groups].map(([group, all]) => {
    const right = all.filter(({ line }) => line.pass).length;
    const others = new Map<string, number>();
    for (const { line } of all) if (!line.pass) others.set(line.kind, (others.get(line.kind) ?? 0) + 1);
    const taken = [...others].map(([kind, count]) => `${kind} ${count}`).join(', ');
    return `| ${group} | ${all.length} | ${right} | ${percent(all.length - right, all.length)} | ${taken} |`;
  });
  const ranked = marked.flatMap(({ one, line }) =>
    one.tool === 'bio' && one.expect.rank !== undefined && line.score !== null
      ? [{ rank: one.expect.rank, score: line.score }]
      : [],
  );
  const correlation = rankCorrelation(ranked);
  return [
    '| expected | cases | as expected | missed | taken for |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    ...(correlation === null ? [] : ['', `Rank correlation of ${ranked.length} bios: ${correlation.toFixed(2)}`]),
  ].join('\n');
}
