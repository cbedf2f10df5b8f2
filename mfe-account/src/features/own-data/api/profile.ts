import { getOwnProfile } from '@datewright/contracts/account/get-own-profile';
import { saveOwnProfile } from '@datewright/contracts/account/save-own-profile';
import { type Api, useApi } from '@datewright/sdk/host';
import { queryOptions, useMutation, useQueryClient } from '@datewright/sdk/query';
import type { z } from '@datewright/sdk/zod';

/** What the member says of themselves. */
export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'own-profile'],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(getOwnProfile, { signal }),
  });

export function useSaveProfile() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof saveOwnProfile.body>) => api.call(saveOwnProfile, { body }),
    onSuccess: (kept) => void queries.setQueryData(profileQuery(api).queryKey, kept),
  });
}
