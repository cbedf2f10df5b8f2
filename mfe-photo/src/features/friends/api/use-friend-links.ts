import { endFriendLink, listFriendLinks } from '@datewright/contracts/photo/friend-links';
import type { Api } from '@datewright/sdk/host';
import { useApi, useSession } from '@datewright/sdk/host';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@datewright/sdk/query';
import { createSavedLinks } from '../lib/saved-links.ts';

export const friendLinksQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['photo', 'friend-links'],
    queryFn: async ({ signal }) => {
      const { links } = await api.call(listFriendLinks, { signal });
      createSavedLinks(userId).deleteExcept(links.map(({ id }) => id));
      return links;
    },
    staleTime: 0,
    // Friends answer while the member is elsewhere.
    refetchOnWindowFocus: true,
  });

export function useFriendLinks() {
  const userId = useSession().user?.id ?? '';
  return useQuery(friendLinksQuery(useApi(), userId));
}

export function useEndFriendLink() {
  const [api, queries] = [useApi(), useQueryClient()];
  const userId = useSession().user?.id ?? '';
  return useMutation({
    mutationFn: (id: string) => api.call(endFriendLink, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: friendLinksQuery(api, userId).queryKey }),
  });
}
