import { getEmailChange } from '@datewright/contracts/account/get-email-change';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** Milliseconds between two requests while an answer is pending, because a link may be opened on another device. */
const pollInterval = 5000;

export const emailChangeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'email-change'],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(getEmailChange, { signal }),
    refetchInterval: ({ state }) => (state.data?.pending ? pollInterval : false),
  });
