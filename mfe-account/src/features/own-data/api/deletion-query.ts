import { getDeletion } from '@datewright/contracts/account/get-deletion';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** Milliseconds between two requests while something is still to be erased. */
const pollInterval = 15_000;

export const deletionQuery = (api: Api, reference: string) =>
  queryOptions({
    queryKey: ['account', 'deletion', reference],
    queryFn: ({ signal }) => api.call(getDeletion, { params: { reference }, signal }),
    enabled: reference !== '',
    refetchInterval: ({ state }) => (state.data?.completedAt === null ? pollInterval : false),
    retry: false,
  });
