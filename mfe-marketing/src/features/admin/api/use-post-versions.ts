import { listPostVersions, readPostVersion } from '@datewright/contracts/marketing/admin-posts';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';

export function usePostVersions(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['marketing', 'desk', 'versions', id],
    staleTime: 0,
    queryFn: () => api.call(listPostVersions, { params: { id } }),
  });
}

export function usePostVersion(id: string, version: number | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['marketing', 'desk', 'version', id, version],
    enabled: version !== undefined,
    queryFn: () => api.call(readPostVersion, { params: { id, version: String(version ?? 0) } }),
  });
}
