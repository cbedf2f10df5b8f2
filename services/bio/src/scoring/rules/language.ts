import { lowerCaseBeginnings, lowerCaseI, matchesOf, wordErrors } from '../measures/language-slips.ts';
import { wordCount } from '../measures/text.ts';
import type { ScorePart } from '../rule.ts';

// A space before a comma or full stop (not before "!" and "?", as in French), or none after it when a word follows.
const spacing = /(?<=[\p{L}\p{N}])[ \t]{1,9}[,.](?=\s|$)|(?<=\p{Ll})(?:,(?=\p{L})|[.!?](?=\p{Lu}\p{Ll}))/gu;
const marks = /,{2,}|(?<!\.)\.\.(?!\.)|\.{4,}|\?{2,}|;{2,}|…{2,}/g;

/** Each error counts, up to `most` of its kind; ten of one kind take all points. */
export const language: ScorePart = {
  part: 'language',
  isOrderFree: false,
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
    { id: 'languageMisspelling', points: -3, maxSpans: 10, findSpans: wordErrors('languageMisspelling') },
    { id: 'languageAccents', points: -2, maxSpans: 10, findSpans: wordErrors('languageAccents') },
    { id: 'languageTexting', points: -3, maxSpans: 10, findSpans: wordErrors('languageTexting') },
    { id: 'languageDoubledWord', points: -2, maxSpans: 10, findSpans: wordErrors('languageDoubledWord') },
    { id: 'languageConfusion', points: -3, maxSpans: 10, findSpans: wordErrors('languageConfusion') },
    { id: 'languageLowerI', points: -2, maxSpans: 4, findSpans: lowerCaseI },
    { id: 'languageCapital', points: -1, maxSpans: 4, findSpans: lowerCaseBeginnings },
    { id: 'languageSpacing', points: -1, maxSpans: 3, findSpans: matchesOf(spacing) },
    { id: 'languageMarks', points: -1, maxSpans: 3, findSpans: matchesOf(marks) },
  ],
};
