import {
  charactersMissingTo,
  longestBlock,
  meantCharacters,
  sentencesOver,
  shortSentenceShare,
  wordCount,
} from '../measures/text.ts';
import type { ScorePart } from '../rule.ts';

const enough = 120;

export const length: ScorePart = {
  part: 'length',
  isOrderFree: false,
  rules: [
    { id: 'lengthBase', measure: wordCount, steps: [[1, 12]] },
    {
      id: 'lengthShort',
      measure: charactersMissingTo(enough),
      steps: [
        [1, -1],
        [21, -2],
        [41, -4],
        [61, -7],
        [81, -10],
        [101, -12],
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
    { id: 'lengthSentence', points: -2, maxSpans: 3, findSpans: sentencesOver({ en: 28, hu: 24 }) },
    { id: 'lengthWall', measure: longestBlock, steps: [[451, -2]] },
    { id: 'lengthFragments', measure: shortSentenceShare(2, 5), steps: [[60, -8]] },
  ],
};
