import { findPlaces } from '@datewright/contracts/datecoach/find-places';
import { type Api, useApi } from '@datewright/sdk/host';
import { queryOptions, useQuery } from '@datewright/sdk/query';

/** Milliseconds that places of a city count as current. */
const staleTime = 24 * 3600_000;

/** The start of the keys of all lookups in a city. */
export const placesQueryKey = (city: string) => ['datecoach', 'places', city] as const;

/** Real places of a kind near a city. */
export const placesQuery = (api: Api, city: string, type: string) =>
  queryOptions({
    queryKey: [...placesQueryKey(city), type],
    queryFn: ({ signal }) => api.call(findPlaces, { body: { city, type }, signal }),
    enabled: city !== '',
    retry: false,
    staleTime: ({ state }) => (state.data?.status === 'unavailable' ? 0 : staleTime),
  });

export const usePlaces = (city: string, type: string) => useQuery(placesQuery(useApi(), city, type));
export type PlacesResult = Pick<ReturnType<typeof usePlaces>, 'data' | 'isPending' | 'isFetching' | 'refetch'>;
