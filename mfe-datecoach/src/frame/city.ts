import { readKept, useKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';
import { useKey } from './keys.ts';

/** Characters that the city of a map search may have: as many as a plan keeps. */
export const longestCity = 80;

const kept = z.object({ city: z.string().check(z.maxLength(longestCity)) });

/** The city for searches in a map. It stays in this browser: no service and no AI is told of it. */
export function useCity(): [city: string, setCity: (city: string) => void] {
  const key = useKey('city');
  const [{ city }, change] = useKept('localStorage', key, () => readKept('localStorage', key, kept) ?? { city: '' });
  return [city, (next) => change({ city: next.slice(0, longestCity) })];
}
