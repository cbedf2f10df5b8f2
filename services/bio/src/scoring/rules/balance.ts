import { selfShare, soughtShare } from '../measures/balance.ts';
import { ownWordCount } from '../measures/own-words.ts';
import { selfFocusLevel } from '../measures/self-focus-level.ts';
import type { ScorePart } from '../rule.ts';

/** 70 : 30 is the best balance; between 30 and 90 nothing is lost. */
export const balance: ScorePart = {
  part: 'balance',
  isOrderFree: true,
  rules: [
    {
      id: 'balanceBase',
      measure: ownWordCount,
      steps: [
        [1, 1],
        [4, 3],
        [8, 6],
        [10, 8],
      ],
    },
    {
      id: 'balanceOnlySelf',
      measure: selfFocusLevel,
      steps: [
        [1, -2],
        [2, -8],
      ],
    },
    { id: 'balanceOnlySought', measure: soughtShare, steps: [[99.9, -7]] },
    {
      id: 'balanceMuchSelf',
      measure: selfShare,
      steps: [
        [90, -1],
        [99.9, 0],
      ],
    },
    {
      id: 'balanceMuchSought',
      measure: soughtShare,
      steps: [
        [70, -3],
        [99.9, 0],
      ],
    },
  ],
};
