import { getOwnProfile } from '@datewright/contracts/account/get-own-profile';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'own-profile'],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(getOwnProfile, { signal }),
  });
