import { type ChaosRow, isHarmed } from './run-chaos.ts';

const columns = ['fault', 'back after', 'lost', 'doubled', 'wrong', 'members saw'];

/** The rows as a table for people, and below it what was lost, doubled or told wrong. */
export function tableOf(rows: ChaosRow[]): string {
  const cells = rows.map(({ fault, seen, seconds, lost, doubled, wrong }) => [
    fault,
    seconds === undefined ? 'NEVER' : `${seconds.toFixed(1)} s`,
    ...[lost, doubled, wrong].map(({ length }) => String(length)),
    seen,
  ]);
  const all = [columns, ...cells];
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const harm = rows
    .filter(isHarmed)
    .flatMap(({ fault, lost, doubled, wrong }) => [
      ...lost.map((what) => `  ${fault}: lost ${what}`),
      ...doubled.map((what) => `  ${fault}: charged more than once: ${what}`),
      ...wrong.map((what) => `  ${fault}: said to be free, and charged: ${what}`),
    ]);
  return [...lines, ...harm].join('\n');
}
