import { matchesOf } from '../measures/language-slips.ts';
import { emojiCount, secondVoice, shoutedWords } from '../measures/loudness.ts';
import { negativeCount } from '../measures/negatives.ts';
import { ownWordCount } from '../measures/own-words.ts';
import type { Part } from '../rule.ts';

export const tone: Part = {
  part: 'tone',
  orderFree: false,
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
    { id: 'toneShouting', points: -2, most: 3, spots: shoutedWords },
    { id: 'toneExclamation', points: -2, most: 2, spots: matchesOf(/!{2,}/g) },
    {
      id: 'toneEmoji',
      measure: emojiCount,
      steps: [
        [6, -2],
        [10, -4],
      ],
    },
    { id: 'toneHashtags', points: -1, most: 4, spots: matchesOf(/(?<![\p{L}\p{N}#])#[\p{L}][\p{L}\p{N}_]*/gu) },
    {
      id: 'toneBitter',
      measure: negativeCount,
      steps: [
        [3, -3],
        [4, -5],
      ],
    },
    { id: 'toneUneven', points: -2, most: 1, spots: secondVoice },
  ],
};
