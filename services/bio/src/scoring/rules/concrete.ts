import { isDisclosure, mayBeDisclosure } from '../measures/disclosure.ts';
import { names } from '../measures/names.ts';
import { numbers } from '../measures/numbers.ts';
import { generalWords, specifics, traits } from '../measures/specific-words.ts';
import { books, costingSpots, earningSpots } from '../phrases/spots-of.ts';
import type { Part } from '../rule.ts';
import * as en from '../words/en/concrete.ts';
import * as hu from '../words/hu/concrete.ts';

const moments = books({ en: en.englishMoments, hu: hu.hungarianMoments }, 'clause');

export const concrete: Part = {
  part: 'concrete',
  orderFree: true,
  rules: [
    { id: 'concreteName', points: 2, most: 3, spots: names },
    { id: 'concreteNumber', points: 2, most: 2, spots: numbers },
    { id: 'concreteThing', points: 4, most: 4, spots: specifics },
    { id: 'concreteMoment', points: 1, most: 2, spots: earningSpots(moments, isDisclosure) },
    { id: 'concreteTrait', points: -2, most: 5, spots: costingSpots(traits, mayBeDisclosure) },
    { id: 'concreteGeneric', points: -2, most: 6, spots: generalWords },
  ],
};
