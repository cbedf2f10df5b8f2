import { findingKinds, findingLabels } from './audit/findings.ts';
import type { ChaosRow } from './run-round.ts';

const columns = ['fault', 'back after', ...findingKinds, 'members saw'];

const describeState = ({ isSkipped, error, seconds }: ChaosRow) =>
  isSkipped ? 'SKIPPED' : error ? 'NOT LOOKED AT' : seconds === undefined ? 'NEVER' : `${seconds.toFixed(1)} s`;

/** The rows as a table, and below it each finding. */
export function formatTable(rows: ChaosRow[]): string {
  const cells = rows.map((row) => [
    row.name,
    describeState(row),
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
    ...findings.map(({ kind, what }) => `  ${name}: ${findingLabels[kind]}: ${what}`),
    ...(error ? [`  ${name}: ${error}`] : []),
    ...(isSkipped ? [`  ${name}: there was no time for it, and so it failed`] : []),
  ]);
  return [...lines, ...harm].join('\n');
}
