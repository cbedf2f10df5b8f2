import {
  charactersShortOf,
  longestBlock,
  meantCharacters,
  sentencesOver,
  shortSentenceShare,
  wordCount,
} from '../measures/text.ts';
import type { Part } from '../rule.ts';

const enough = 120;

export const length: Part = {
  part: 'length',
  orderFree: false,
  rules: [
    { id: 'lengthBase', measure: wordCount, steps: [[1, 15]] },
    {
      id: 'lengthShort',
      measure: charactersShortOf(enough),
      steps: [
        [1, -2],
        [21, -4],
        [41, -7],
        [61, -10],
        [81, -13],
        [101, -15],
      ],
    },
    {
      id: 'lengthLong',
      measure: meantCharacters,
      steps: [
        [501, -2],
        [651, -4],
        [801, -7],
        [1201, -11],
      ],
    },
    { id: 'lengthSentence', points: -2, most: 3, spots: sentencesOver({ en: 28, hu: 24 }) },
    { id: 'lengthWall', measure: longestBlock, steps: [[451, -2]] },
    { id: 'lengthFragments', measure: shortSentenceShare(2, 5), steps: [[60, -8]] },
  ],
};
