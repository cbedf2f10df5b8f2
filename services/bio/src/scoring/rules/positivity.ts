import * as en from '../lexicon/en/positivity.ts';
import * as hu from '../lexicon/hu/positivity.ts';
import { complaints, demands, exclusions } from '../measures/negatives.ts';
import { wordCount } from '../measures/text.ts';
import { createPhraseBooks, matchPenalized, matchRewarded } from '../phrases/phrase-matchers.ts';
import type { ScorePart } from '../rule.ts';

const warmth = createPhraseBooks({ en: en.englishWarmth, hu: hu.hungarianWarmth });

export const positivity: ScorePart = {
  part: 'positivity',
  isOrderFree: true,
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
    { id: 'positivityWarmth', points: 1, maxSpans: 1, findSpans: matchRewarded(warmth) },
    { id: 'positivityDemand', points: -4, maxSpans: 4, findSpans: matchPenalized(demands) },
    { id: 'positivityExclusion', points: -4, maxSpans: 4, findSpans: matchPenalized(exclusions) },
    { id: 'positivityComplaint', points: -3, maxSpans: 4, findSpans: matchPenalized(complaints) },
  ],
};
