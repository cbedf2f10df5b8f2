import { useApi } from '@datewright/sdk/host';
import { useQuery, useQueryClient } from '@datewright/sdk/query';
import { useSearchParams } from '@datewright/sdk/router';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { resultsKey, resultsQuery } from '../api/results-query.ts';
import { groupIntoSets, type ResultSet } from '../lib/result-sets.ts';
import { isPhotoOf } from '../lib/to-photos.ts';

const parameter = 'results';

/** The results that the service keeps, by sets. The open one is in the URL, so that Back closes it. */
export function useEarlierResults(here: readonly AnalyzedPhoto[]) {
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(resultsQuery(useApi()));
  const openId = search.get(parameter);
  const all = groupIntoSets(data ?? []);
  const openSet = all.find(({ results }) => results.some(({ operationId }) => operationId === openId)) ?? null;
  return {
    /** Those with a photo that is not on the page now. */
    sets: all.filter(({ results }) => results.some((result) => !here.some((photo) => isPhotoOf(photo, result)))),
    hasAny: all.length > 0,
    isFailed: isError && data === undefined,
    isFetching,
    openSet,
    /** The URL names a set, and the list is not here yet. */
    isOpening: openId !== null && data === undefined && !isError,
    /** The URL names a set that does not exist, or no longer. */
    isGone: openId !== null && data !== undefined && openSet === null,
    open: ({ id }: ResultSet) => setSearch({ [parameter]: id }),
    close: () => openId !== null && setSearch({}, { replace: true }),
    refresh: () => void queries.invalidateQueries({ queryKey: resultsKey }),
    retry: () => void refetch(),
  };
}
export type EarlierResults = ReturnType<typeof useEarlierResults>;
