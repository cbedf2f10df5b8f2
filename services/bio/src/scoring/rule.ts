import type { BioPart, BioRule } from '@datewright/contracts/bio/rules';
import type { ParsedBio } from './parsing/parsed-bio.ts';
import type { Span } from './parsing/span.ts';

/** Gives or takes the same points for each spot that it finds, up to `most` spots. */
interface SpanRule {
  id: BioRule;
  points: number;
  maxSpans: number;
  findSpans: (reading: ParsedBio) => Span[];
}

/** Gives or takes points for the text as a whole: those of the last step that the measure reaches. */
interface MeasureRule {
  id: BioRule;
  measure: (reading: ParsedBio) => number;
  steps: readonly Step[];
}
type Step = readonly [from: number, points: number];

export type Rule = SpanRule | MeasureRule;

/** One part of the score. The points of its rules are added and then kept within 0 and the part's most. */
export interface ScorePart {
  part: BioPart;
  /** The same sentences in another order give the same points; each sentence ends with a mark of its own. */
  isOrderFree: boolean;
  rules: readonly Rule[];
}
