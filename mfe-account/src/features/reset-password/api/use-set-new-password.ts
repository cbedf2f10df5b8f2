import { setNewPassword } from '@datewright/contracts/account/set-new-password';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Not retried: after a lost response a second request would report a used link. */
export function useSetNewPassword() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (password: string) => api.call(setNewPassword, { body: { password } }),
  });
}
