import type { Line } from '@datewright/contracts/chatpad/list-lines';
import type { Mode } from '@datewright/contracts/chatpad/wish';

/** With fewer, a count says nothing about what works. */
export const enoughToSay = 20;

export interface Tally {
  mode: Mode;
  replied: number;
  told: number;
}

/** How many lines of each kind got a reply, of those of which the member told. */
export function tallyOf(lines: Line[]): Tally[] {
  const tallies = new Map<Mode, Tally>();
  for (const { mode, outcome } of lines) {
    if (outcome !== 'replied' && outcome !== 'no-answer') continue;
    const { replied, told } = tallies.get(mode) ?? { replied: 0, told: 0 };
    tallies.set(mode, { mode, replied: replied + (outcome === 'replied' ? 1 : 0), told: told + 1 });
  }
  return [...tallies.values()];
}
