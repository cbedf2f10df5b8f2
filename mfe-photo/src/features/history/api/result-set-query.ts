import { followPhotos } from '@datewright/contracts/photo/follow-photos';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';
import type { ResultSet } from '../lib/result-sets.ts';
import { resultsKey } from './results-query.ts';

/** The whole results of a set, in its order; those that were deleted meanwhile are missing. */
export function resultSetQuery(api: Api, { results }: ResultSet) {
  const ids = results.map(({ operationId }) => operationId);
  return queryOptions({
    queryKey: [...resultsKey, 'set', ...ids],
    async queryFn({ signal }) {
      const found = new Map<string, PhotoResult>();
      for await (const event of api.stream(followPhotos, { query: { photos: ids.join(',') }, signal }))
        if (event.type === 'analyzed') found.set(event.operationId, event.result);
      return ids.flatMap((operationId) => {
        const result = found.get(operationId);
        return result ? [{ operationId, result }] : [];
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
