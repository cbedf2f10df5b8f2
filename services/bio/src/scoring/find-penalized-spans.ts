import type { BioFinding } from '@datewright/contracts/bio/score';
import { scoreBio } from './score-bio.ts';

/** The spans of a bio that cost points, which a rewrite may drop. */
export const findPenalizedSpans = (text: string): BioFinding[] =>
  scoreBio(text)
    .parts.flatMap(({ findings }) => findings)
    .filter(({ points, end }) => points < 0 && end > 0);
