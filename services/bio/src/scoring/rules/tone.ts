import { emojiCount, mixedRegister, shoutedWords } from '../measures/emphasis.ts';
import { matchesOf } from '../measures/language-slips.ts';
import { negativeCount } from '../measures/negatives.ts';
import { ownWordCount } from '../measures/own-words.ts';
import type { ScorePart } from '../rule.ts';

export const tone: ScorePart = {
  part: 'tone',
  isOrderFree: false,
  rules: [
    {
      id: 'toneBase',
      measure: ownWordCount,
      steps: [
        [4, 2],
        [8, 3],
        [10, 5],
      ],
    },
    { id: 'toneShouting', points: -2, maxSpans: 3, findSpans: shoutedWords },
    { id: 'toneExclamation', points: -2, maxSpans: 2, findSpans: matchesOf(/!{2,}/g) },
    {
      id: 'toneEmoji',
      measure: emojiCount,
      steps: [
        [6, -2],
        [10, -4],
      ],
    },
    { id: 'toneHashtags', points: -1, maxSpans: 4, findSpans: matchesOf(/(?<![\p{L}\p{N}#])#[\p{L}][\p{L}\p{N}_]*/gu) },
    {
      id: 'toneBitter',
      measure: negativeCount,
      steps: [
        [3, -3],
        [4, -5],
      ],
    },
    { id: 'toneUneven', points: -2, maxSpans: 1, findSpans: mixedRegister },
  ],
};
