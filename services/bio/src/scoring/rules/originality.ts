import { concreteSentences } from '../measures/disclosure.ts';
import { wordCount } from '../measures/text.ts';
import { books, costingSpots, earningSpots } from '../phrases/spots-of.ts';
import type { Part } from '../rule.ts';
import { englishCliches } from '../words/en/cliches.ts';
import { englishFillers } from '../words/en/fillers.ts';
import { englishImages } from '../words/en/images.ts';
import { hungarianCliches } from '../words/hu/cliches.ts';
import { hungarianFillers } from '../words/hu/fillers.ts';
import { hungarianImages } from '../words/hu/images.ts';

const images = books({ en: englishImages, hu: hungarianImages });
const cliches = books({ en: englishCliches, hu: hungarianCliches });
const fillers = books({ en: englishFillers, hu: hungarianFillers });

export const originality: Part = {
  part: 'originality',
  orderFree: true,
  rules: [
    {
      id: 'originalityBase',
      measure: wordCount,
      steps: [
        [1, 1],
        [4, 2],
        [8, 3],
        [12, 4],
        [15, 5],
      ],
    },
    { id: 'originalityOwn', points: 2, most: 4, spots: concreteSentences },
    { id: 'originalityImage', points: 3, most: 2, spots: earningSpots(images) },
    { id: 'originalityCliche', points: -4, most: 6, spots: costingSpots(cliches) },
    { id: 'originalityFiller', points: -4, most: 4, spots: costingSpots(fillers) },
  ],
};
