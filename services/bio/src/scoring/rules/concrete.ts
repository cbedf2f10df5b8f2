import * as en from '../lexicon/en/concrete.ts';
import * as hu from '../lexicon/hu/concrete.ts';
import { isDisclosure, mayBeDisclosure } from '../measures/disclosure.ts';
import { names } from '../measures/names.ts';
import { numbers } from '../measures/numbers.ts';
import { generalWords, specifics, traits } from '../measures/specific-words.ts';
import { createPhraseBooks, matchPenalized, matchRewarded } from '../phrases/phrase-matchers.ts';
import type { ScorePart } from '../rule.ts';

const moments = createPhraseBooks({ en: en.englishMoments, hu: hu.hungarianMoments }, 'clause');

export const concrete: ScorePart = {
  part: 'concrete',
  isOrderFree: true,
  rules: [
    { id: 'concreteName', points: 2, maxSpans: 3, findSpans: names },
    { id: 'concreteNumber', points: 2, maxSpans: 2, findSpans: numbers },
    { id: 'concreteThing', points: 4, maxSpans: 4, findSpans: specifics },
    { id: 'concreteMoment', points: 1, maxSpans: 2, findSpans: matchRewarded(moments, isDisclosure) },
    { id: 'concreteTrait', points: -2, maxSpans: 5, findSpans: matchPenalized(traits, mayBeDisclosure) },
    { id: 'concreteGeneric', points: -2, maxSpans: 6, findSpans: generalWords },
  ],
};
