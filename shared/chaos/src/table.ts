import { findingKinds, wordsOfKind } from './audit/findings.ts';
import type { ChaosRow } from './round.ts';

const columns = ['fault', 'back after', ...findingKinds, 'members saw'];

const stateOf = ({ isSkipped, error, seconds }: ChaosRow) =>
  isSkipped ? 'SKIPPED' : error ? 'NOT LOOKED AT' : seconds === undefined ? 'NEVER' : `${seconds.toFixed(1)} s`;

/** The rows as a table for people, and below it each finding. */
export function tableOf(rows: ChaosRow[]): string {
  const cells = rows.map((row) => [
    row.name,
    stateOf(row),
    ...findingKinds.map((kind) => String(row.findings.filter((finding) => finding.kind === kind).length)),
    row.seen,
  ]);
  const all = [columns, ...cells];
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const harm = rows.flatMap(({ name, findings, error, isSkipped }) => [
    ...findings.map(({ kind, what }) => `  ${name}: ${wordsOfKind[kind]}: ${what}`),
    ...(error ? [`  ${name}: ${error}`] : []),
    ...(isSkipped ? [`  ${name}: there was no time for it, and so it failed`] : []),
  ]);
  return [...lines, ...harm].join('\n');
}
