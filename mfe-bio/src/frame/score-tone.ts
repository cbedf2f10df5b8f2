import { type BioBand, bandOf } from '@datewright/contracts/bio/bands';

export type ScoreTone = BioBand;

/** The credit badge. */
export function creditTone(available: number): ScoreTone {
  if (available > 5) return 'good';
  return available > 0 ? 'careful' : 'bad';
}

/** A part of the score, by the share of its points. */
export const partTone = (points: number, most: number): ScoreTone => bandOf((points / Math.max(1, most)) * 100);
