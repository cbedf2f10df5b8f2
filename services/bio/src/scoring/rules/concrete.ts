import { actions, isDisclosure, mayBeDisclosure, things } from '../measures/disclosure.ts';
import { names } from '../measures/names.ts';
import { numbers } from '../measures/numbers.ts';
import { books, costingSpots, earningSpots } from '../phrases/spots-of.ts';
import type { Part } from '../rule.ts';
import * as en from '../words/en/concrete.ts';
import * as hu from '../words/hu/concrete.ts';

const moments = books({ en: en.englishMoments, hu: hu.hungarianMoments }, 'clause');
const traits = books({ en: en.englishTraits, hu: hu.hungarianTraits });
const generics = books({ en: en.englishGenerics, hu: hu.hungarianGenerics });

export const concrete: Part = {
  part: 'concrete',
  orderFree: true,
  rules: [
    { id: 'concreteName', points: 3, most: 3, spots: names },
    { id: 'concreteNumber', points: 2, most: 2, spots: numbers },
    { id: 'concreteThing', points: 2, most: 5, spots: earningSpots(things, isDisclosure) },
    { id: 'concreteAction', points: 2, most: 3, spots: earningSpots(actions, isDisclosure) },
    { id: 'concreteMoment', points: 2, most: 2, spots: earningSpots(moments, isDisclosure) },
    { id: 'concreteTrait', points: -2, most: 5, spots: costingSpots(traits, mayBeDisclosure) },
    { id: 'concreteGeneric', points: -1, most: 5, spots: costingSpots(generics, mayBeDisclosure) },
  ],
};
