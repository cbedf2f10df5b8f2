import type { BioPart, BioRule } from '@datewright/contracts/bio/rules';
import type { Reading } from './reading/reading.ts';
import type { Span } from './reading/span.ts';

/** Gives or takes the same points for each spot that it finds, up to `most` spots. */
interface SpotRule {
  id: BioRule;
  points: number;
  most: number;
  spots: (reading: Reading) => Span[];
}

/** Gives or takes points for the text as a whole: those of the last step that the measure reaches. */
interface MeasureRule {
  id: BioRule;
  measure: (reading: Reading) => number;
  steps: readonly Step[];
}
type Step = readonly [from: number, points: number];

export type Rule = SpotRule | MeasureRule;

/** One part of the score. The points of its rules are added and then kept within 0 and the part's most. */
export interface Part {
  part: BioPart;
  /** The same sentences in another order give the same points; each sentence ends with a mark of its own. */
  orderFree: boolean;
  rules: readonly Rule[];
}
