import { measureBio } from '@datewright/contracts/bio/measure-bio';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { ApiError, useApi } from '@datewright/sdk/host';
import { queryOptions, useQuery } from '@datewright/sdk/query';

/** The free score of a saved bio with the changes that raise it; without data for a text that has no score. */
export function useBioFixes(bio: string, override?: WaivableCategory) {
  const api = useApi();
  const body = { bio, withFixes: true, ...(override && { goOn: override }) };
  return useQuery({
    ...queryOptions({
      queryKey: ['bio', 'fixes', bio, override],
      queryFn: ({ signal }) => api.call(measureBio, { body, signal }),
      retry: (failures: number, error: Error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
    }),
    enabled: bio !== '',
  });
}
