import { changePassword } from '@datewright/contracts/account/change-password';
import { useApi, useSession } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { sessionsQuery } from './sessions-query.ts';

/** Changes the password, and goes on in the new session that this opens. Tried once: the second try would be wrong. */
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
