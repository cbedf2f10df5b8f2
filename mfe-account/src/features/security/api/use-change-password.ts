import { changePassword } from '@datewright/contracts/account/change-password';
import { useApi, useSession } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { sessionsQuery } from './sessions-query.ts';

/**
 * Changes the password and continues in the new session. Not retried: the old password would be wrong the second time.
 */
export function useChangePassword() {
  const api = useApi();
  const queries = useQueryClient();
  const { refresh } = useSession();
  return useMutation({
    retry: false,
    mutationFn: (body: { currentPassword: string; newPassword: string }) => api.call(changePassword, { body }),
    async onSuccess() {
      await refresh();
      await queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
    },
  });
}
