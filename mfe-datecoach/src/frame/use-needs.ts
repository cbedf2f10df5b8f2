import { type Needs, needs } from '@datewright/contracts/datecoach/words';
import { readKept, useKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';
import { useKey } from './keys.ts';

/** Nothing is asked for. */
const noNeeds: Needs = z.parse(needs, {});

/** What every date of the member has to be, until they change it. */
export function useNeeds(): [needs: Needs, change: (part: Partial<Needs>) => void] {
  const key = useKey('needs');
  const [kept, change] = useKept('localStorage', key, () => readKept('localStorage', key, needs) ?? noNeeds);
  return [kept, change];
}

export const sameNeeds = (a: Needs, b: Needs) =>
  a.budget === b.budget &&
  a.stepFree === b.stepFree &&
  a.noAlcohol === b.noAlcohol &&
  a.daylight === b.daylight &&
  a.video === b.video;
