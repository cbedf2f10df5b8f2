import { type BioBand, bioBandFor } from '@datewright/contracts/bio/bands';

export type ScoreTone = BioBand;

/** The tone of a part of the score, by its share of the possible points. */
export const getPartTone = (points: number, most: number): ScoreTone => bioBandFor((points / Math.max(1, most)) * 100);
