import { englishImages } from '../lexicon/en/images.ts';
import { hungarianImages } from '../lexicon/hu/images.ts';
import { concreteSentences } from '../measures/concrete-sentences.ts';
import { unwelcoming } from '../measures/negatives.ts';
import { cliches, fillers } from '../measures/own-words.ts';
import { originalWordCount } from '../measures/specific-words.ts';
import { createPhraseBooks, matchPenalized, matchRewarded } from '../phrases/phrase-matchers.ts';
import type { ScorePart } from '../rule.ts';

const images = createPhraseBooks({ en: englishImages, hu: hungarianImages });

export const originality: ScorePart = {
  part: 'originality',
  isOrderFree: true,
  rules: [
    {
      id: 'originalityBase',
      measure: originalWordCount,
      steps: [
        [1, 1],
        [4, 2],
        [8, 5],
        [12, 7],
        [16, 9],
        [20, 11],
        [24, 14],
        [28, 16],
      ],
    },
    { id: 'originalityOwn', points: 2, maxSpans: 3, findSpans: concreteSentences },
    { id: 'originalityImage', points: 3, maxSpans: 2, findSpans: matchRewarded(images) },
    { id: 'originalityCliche', points: -4, maxSpans: 6, findSpans: matchPenalized(cliches) },
    {
      id: 'originalityFiller',
      points: -4,
      maxSpans: 4,
      findSpans: (reading) => [fillers, ...unwelcoming].flatMap((list) => matchPenalized(list)(reading)),
    },
  ],
};
