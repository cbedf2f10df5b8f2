import type { BioPart, BioRule } from '@datewright/contracts/bio/rules';
import type { ParsedBio } from './text/parsed-bio.ts';
import type { Span } from './text/span.ts';

/** Adds or subtracts the same points for each spot that it finds, up to `most` spots. */
interface SpanRule {
  id: BioRule;
  points: number;
  maxSpans: number;
  findSpans: (reading: ParsedBio) => Span[];
}

/** Adds or subtracts points for the text as a whole: those of the last step that the measure reaches. */
interface MeasureRule {
  id: BioRule;
  measure: (reading: ParsedBio) => number;
  steps: readonly Step[];
}
type Step = readonly [from: number, points: number];

export type Rule = SpanRule | MeasureRule;

/** One part of the score. The points of its rules are added, then limited to between 0 and the part's maximum. */
export interface ScorePart {
  part: BioPart;
  /** The points don't depend on the order of sentences, if each ends with its own mark. */
  isOrderFree: boolean;
  rules: readonly Rule[];
}
