import type { BioRule } from '@datewright/contracts/bio/rules';

/** Bad is 0–39, middling 40–69, good 70–100: the colours of the page. */
export const bands = { bad: [0, 39], middling: [40, 69], good: [70, 100] } as const;

/** A bio that was written to test the rules, with our own expectation rather than a study's. */
export interface RatedBio {
  name: string;
  band: keyof typeof bands;
  text: string;
  fires?: readonly BioRule[];
  silent?: readonly BioRule[];
}
