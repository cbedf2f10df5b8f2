import { listBioVersions } from '@datewright/contracts/bio/list-bio-versions';
import { useApi } from '@datewright/sdk/host';
import { queryOptions, useQuery } from '@datewright/sdk/query';

/** The last versions, newest first; refetched after each save. */
export function useVersions(enabled: boolean) {
  const api = useApi();
  return useQuery({
    ...queryOptions({
      queryKey: [listBioVersions.path],
      queryFn: ({ signal }) => api.call(listBioVersions, { signal }),
      staleTime: 0,
    }),
    enabled,
  });
}
