import { complaints, demands, exclusions } from '../measures/negatives.ts';
import { wordCount } from '../measures/text.ts';
import { books, costingSpots, earningSpots } from '../phrases/spots-of.ts';
import type { Part } from '../rule.ts';
import * as en from '../words/en/positivity.ts';
import * as hu from '../words/hu/positivity.ts';

const warmth = books({ en: en.englishWarmth, hu: hu.hungarianWarmth });

export const positivity: Part = {
  part: 'positivity',
  orderFree: true,
  rules: [
    {
      id: 'positivityBase',
      measure: wordCount,
      steps: [
        [1, 1],
        [4, 3],
        [8, 5],
        [10, 9],
      ],
    },
    { id: 'positivityWarmth', points: 1, most: 1, spots: earningSpots(warmth) },
    { id: 'positivityDemand', points: -4, most: 4, spots: costingSpots(demands) },
    { id: 'positivityExclusion', points: -4, most: 4, spots: costingSpots(exclusions) },
    { id: 'positivityComplaint', points: -3, most: 4, spots: costingSpots(complaints) },
  ],
};
