import { type Figure, meetsGoal } from './figure.ts';
import type { Machine } from './machine.ts';

const digits = {
  x: 2,
  KB: 1,
  ms: 0,
  'requests/s': 0,
  'events/s': 0,
  'photos/s': 1,
  MB: 0,
  points: 0,
  members: 0,
  answers: 0,
} as const;

const formatNumber = (value: number, unit: Figure['unit']) =>
  value.toFixed(unit === 'ms' && value < 100 ? 1 : digits[unit]);

function formatGoal({ goal, unit }: Figure): string {
  if (goal?.atMost !== undefined) return `≤ ${formatNumber(goal.atMost, unit)}`;
  return goal?.atLeast === undefined ? '' : `≥ ${formatNumber(goal.atLeast, unit)}`;
}

function toCells(figure: Figure): string[] {
  const { name, value, unit, range, samples } = figure;
  const met = meetsGoal(figure);
  return [
    name,
    `${formatNumber(value, unit)} ${unit}`,
    range && samples > 1 ? `${formatNumber(range[0], unit)}–${formatNumber(range[1], unit)}` : '',
    samples > 1 ? String(samples) : '',
    formatGoal(figure),
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ];
}

const columns = ['', 'figure', 'min–max', 'n', 'goal', ''];

/** The machine in one line. */
export const formatMachine = ({ cores, processor, memoryGb, node, loadBefore, database }: Machine) =>
  `${cores} cores (${processor}), ${memoryGb} GB, Node ${node}, ${database}, load ${loadBefore} before.`;

/** The figures as a table, those with a goal first. */
export function formatTable(figures: Figure[]): string {
  const rank = ({ unit, goal }: Figure) => (unit === 'x' ? 0 : goal ? 1 : 2);
  const rows = [...figures].sort((one, other) => rank(one) - rank(other)).map(toCells);
  const widths = columns.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('   ');
  return [columns, ...rows].map(line).join('\n');
}
