import { lowerCaseI, matchesOf, smallBeginnings, wordErrors } from '../measures/language-slips.ts';
import { wordCount } from '../measures/text.ts';
import type { Part } from '../rule.ts';

// Before a comma or a full stop; before "!" and "?" the French put one, so do many keyboards. After them, when a word follows.
const spacing = /(?<=[\p{L}\p{N}])[ \t]{1,9}[,.](?=\s|$)|(?<=\p{Ll})(?:,(?=\p{L})|[.!?](?=\p{Lu}\p{Ll}))/gu;
const marks = /,{2,}|(?<!\.)\.\.(?!\.)|\.{4,}|\?{2,}|;{2,}|…{2,}/g;

/** Every error counts up to `most` of its kind; ten of any kind take all points there are. */
export const language: Part = {
  part: 'language',
  orderFree: false,
  rules: [
    {
      id: 'languageBase',
      measure: wordCount,
      steps: [
        [1, 1],
        [4, 6],
        [8, 11],
        [10, 15],
      ],
    },
    { id: 'languageMisspelling', points: -3, most: 10, spots: wordErrors('languageMisspelling') },
    { id: 'languageAccents', points: -2, most: 10, spots: wordErrors('languageAccents') },
    { id: 'languageTexting', points: -3, most: 10, spots: wordErrors('languageTexting') },
    { id: 'languageDoubledWord', points: -2, most: 10, spots: wordErrors('languageDoubledWord') },
    { id: 'languageConfusion', points: -3, most: 10, spots: wordErrors('languageConfusion') },
    { id: 'languageLowerI', points: -2, most: 4, spots: lowerCaseI },
    { id: 'languageCapital', points: -1, most: 4, spots: smallBeginnings },
    { id: 'languageSpacing', points: -1, most: 3, spots: matchesOf(spacing) },
    { id: 'languageMarks', points: -1, most: 3, spots: matchesOf(marks) },
  ],
};
