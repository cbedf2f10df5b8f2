import { endSession } from '@datewright/contracts/account/end-session';
import { ApiError, useApi } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { sessionsQuery } from './sessions-query.ts';

/** Ends one session; one that has already ended counts as success. */
export function useEndSession() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.call(endSession, { params: { id } }).catch((error) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
  });
}
