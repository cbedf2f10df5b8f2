import { saveOwnProfile } from '@datewright/contracts/account/save-own-profile';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import type { z } from '@datewright/sdk/zod';
import { profileQuery } from './profile-query.ts';

export function useSaveProfile() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof saveOwnProfile.body>) => api.call(saveOwnProfile, { body }),
    onSuccess: (kept) => void queries.setQueryData(profileQuery(api).queryKey, kept),
  });
}
