import { listAdminPosts, type PostState } from '@datewright/contracts/marketing/admin-posts';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';

/** The posts that match a search, in one state or in all. */
export function useAdminPosts(q: string, state: PostState | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['marketing', 'desk', 'posts', q, state],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(listAdminPosts, { query: { ...(q && { q }), ...(state && { state }) }, signal }),
  });
}
