import { type BioBand, bioBandFor } from '@datewright/contracts/bio/bands';

export type ScoreTone = BioBand;

/** The tone of the credit badge. */
export function getCreditTone(available: number): ScoreTone {
  if (available > 5) return 'good';
  return available > 0 ? 'careful' : 'bad';
}

/** The tone of a part of the score, by its share of the possible points. */
export const getPartTone = (points: number, most: number): ScoreTone => bioBandFor((points / Math.max(1, most)) * 100);
