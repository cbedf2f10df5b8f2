import { scoreBio } from './score-bio.ts';
import type { Span } from './text/span.ts';

/** The spans of a bio that cost points, which a rewrite may drop. */
export const findPenalizedSpans = (text: string): Span[] =>
  scoreBio(text)
    .parts.flatMap(({ findings }) => findings)
    .filter(({ points, end }) => points < 0 && end > 0);
