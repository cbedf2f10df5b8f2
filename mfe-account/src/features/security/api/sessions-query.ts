import { listSessions } from '@datewright/contracts/account/list-sessions';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** The member's sessions. Loaded on each visit, because another device may have signed in or out. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    staleTime: 0,
    queryFn: ({ signal }) => api.call(listSessions, { signal }),
  });
