import { previewPost } from '@datewright/contracts/marketing/admin-posts';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';

/** The text as the service renders it. */
export function usePostPreview(markdown: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['marketing', 'desk', 'preview', markdown],
    gcTime: 60_000,
    queryFn: ({ signal }) => api.call(previewPost, { body: { markdown }, signal }),
  });
}
