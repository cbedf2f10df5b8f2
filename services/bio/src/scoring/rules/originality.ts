import { concreteSentences } from '../measures/concrete-sentences.ts';
import { unwelcoming } from '../measures/negatives.ts';
import { cliches, fillers } from '../measures/own-words.ts';
import { freshWordCount } from '../measures/specific-words.ts';
import { books, costingSpots, earningSpots } from '../phrases/spots-of.ts';
import type { Part } from '../rule.ts';
import { englishImages } from '../words/en/images.ts';
import { hungarianImages } from '../words/hu/images.ts';

const images = books({ en: englishImages, hu: hungarianImages });

export const originality: Part = {
  part: 'originality',
  orderFree: true,
  rules: [
    {
      id: 'originalityBase',
      measure: freshWordCount,
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
    { id: 'originalityOwn', points: 2, most: 3, spots: concreteSentences },
    { id: 'originalityImage', points: 3, most: 2, spots: earningSpots(images) },
    { id: 'originalityCliche', points: -4, most: 6, spots: costingSpots(cliches) },
    {
      id: 'originalityFiller',
      points: -4,
      most: 4,
      spots: (reading) => [fillers, ...unwelcoming].flatMap((list) => costingSpots(list)(reading)),
    },
  ],
};
