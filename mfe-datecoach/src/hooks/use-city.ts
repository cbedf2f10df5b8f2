import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useStorageKey } from './use-storage-key.ts';

/** Characters that the city of a map search may have: as many as a plan keeps. */
export const cityMaxLength = 80;

const storedCity = z.object({ city: z.string().check(z.maxLength(cityMaxLength)) });

/** The city for searches in a map. It stays in this browser: no service and no AI is told of it. */
export function useCity(): [city: string, setCity: (city: string) => void] {
  const key = useStorageKey('city');
  const [{ city }, change] = usePersistedState(
    'localStorage',
    key,
    () => readPersisted('localStorage', key, storedCity) ?? { city: '' },
  );
  return [city, (next) => change({ city: next.slice(0, cityMaxLength) })];
}
