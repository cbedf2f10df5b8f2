import { useQueryClient } from '@datewright/sdk/query';
import { useSyncExternalStore } from 'react';
import { type PlacesResult, placesQueryKey } from '../api/places-query.ts';

/** Whether a lookup found no such city on the map; for no city, false. */
export function useIsUnknownCity(city: string): boolean {
  const queries = useQueryClient();
  return useSyncExternalStore(
    (onChange) => queries.getQueryCache().subscribe(onChange),
    () =>
      queries
        .getQueriesData<PlacesResult['data']>({ queryKey: placesQueryKey(city) })
        .some(([, found]) => found?.status === 'unknown-city'),
  );
}
