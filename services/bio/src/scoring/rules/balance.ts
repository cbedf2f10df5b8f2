import { alone } from '../measures/alone.ts';
import { selfShare, soughtShare } from '../measures/balance.ts';
import { ownWordCount } from '../measures/own-words.ts';
import type { Part } from '../rule.ts';

/** 70 : 30 is best; between 50 and 90 costs nothing. */
export const balance: Part = {
  part: 'balance',
  orderFree: true,
  rules: [
    {
      id: 'balanceBase',
      measure: ownWordCount,
      steps: [
        [1, 1],
        [4, 4],
        [8, 7],
        [10, 10],
      ],
    },
    {
      id: 'balanceOnlySelf',
      measure: alone,
      steps: [
        [1, -2],
        [2, -9],
      ],
    },
    { id: 'balanceOnlySought', measure: soughtShare, steps: [[99.9, -8]] },
    {
      id: 'balanceMuchSelf',
      measure: selfShare,
      steps: [
        [90, -2],
        [99.9, 0],
      ],
    },
    {
      id: 'balanceMuchSought',
      measure: soughtShare,
      steps: [
        [50.1, -3],
        [70, -5],
        [99.9, 0],
      ],
    },
  ],
};
