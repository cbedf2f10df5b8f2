import type { Line } from '@datewright/contracts/chatpad/list-lines';
import type { Mode } from '@datewright/contracts/chatpad/mode-and-tone';

/** With fewer reports, the counts say nothing about what works. */
export const minReportedOutcomes = 20;

export interface OutcomeTally {
  mode: Mode;
  replied: number;
  reported: number;
}

/** Counts replies per mode among the lines with a reported outcome. */
export function tallyOutcomes(lines: Line[]): OutcomeTally[] {
  const tallies = new Map<Mode, OutcomeTally>();
  for (const { mode, outcome } of lines) {
    if (outcome !== 'replied' && outcome !== 'no-answer') continue;
    const { replied, reported } = tallies.get(mode) ?? { replied: 0, reported: 0 };
    tallies.set(mode, { mode, replied: replied + (outcome === 'replied' ? 1 : 0), reported: reported + 1 });
  }
  return [...tallies.values()];
}
