import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useStorageKey } from './use-storage-key.ts';

/** In characters; the same limit as for a plan. */
export const cityMaxLength = 80;

const storedCity = z.object({ city: z.string().check(z.maxLength(cityMaxLength)) });

/** The city for map searches. It stays in this browser and is never sent to our services or the AI. */
export function useCity(): [city: string, setCity: (city: string) => void] {
  const key = useStorageKey('city');
  const [{ city }, change] = usePersistedState(
    'localStorage',
    key,
    () => readPersisted('localStorage', key, storedCity) ?? { city: '' },
  );
  return [city, (next) => change({ city: next.slice(0, cityMaxLength) })];
}
