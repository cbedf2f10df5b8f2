import { listSessions } from '@datewright/contracts/account/list-sessions';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** Where the member is signed in. Asked again on each visit: another device may have come or gone. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(listSessions, { signal }),
  });
