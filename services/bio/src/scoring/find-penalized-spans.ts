import type { Span } from './parsing/span.ts';
import { scoreBio } from './score-bio.ts';

/** The stretches of a bio that cost points: what a rewrite may leave out. */
export const findPenalizedSpans = (text: string): Span[] =>
  scoreBio(text)
    .parts.flatMap(({ findings }) => findings)
    .filter(({ points, end }) => points < 0 && end > 0);
