import { cityMaxLength } from '@datewright/contracts/datecoach/limits';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useStorageKey } from './use-storage-key.ts';

const cityName = z.string().check(z.maxLength(cityMaxLength));
const storedCity = z.object({ city: cityName, searched: z._default(cityName, '') });

/** The member's city for map searches, kept in this browser. The service gets it when the member looks for places. */
export function useCity() {
  const key = useStorageKey('city');
  const [{ city, searched }, change] = usePersistedState(
    'localStorage',
    key,
    () => readPersisted('localStorage', key, storedCity) ?? { city: '', searched: '' },
  );
  return {
    city,
    /** The city to look up places in: empty until the member asks for it. */
    searchedCity: searched !== '' && searched === city.trim() ? searched : '',
    setCity: (next: string) => change({ city: next.slice(0, cityMaxLength) }),
    search: () => change({ searched: city.trim() }),
  };
}
