import { openFriendLink } from '@datewright/contracts/photo/friends';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';

/** The link's pairs. They never change, so they are requested once per visit. */
export function useFriendLink(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['photo', 'vote', token],
    queryFn: ({ signal }) => api.call(openFriendLink, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
