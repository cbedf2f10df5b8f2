import { getEmailChange } from '@datewright/contracts/account/get-email-change';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** Milliseconds between two looks while somebody is awaited: the links may be opened on another device. */
const pollInterval = 5000;

/** The change of address that is under way. */
export const emailChangeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'email-change'],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(getEmailChange, { signal }),
    refetchInterval: ({ state }) => (state.data?.pending ? pollInterval : false),
  });
