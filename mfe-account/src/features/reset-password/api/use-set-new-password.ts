import { setNewPassword } from '@datewright/contracts/account/set-new-password';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Tried once: the second try of a lost answer would read that the link is used up. */
export function useSetNewPassword() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (password: string) => api.call(setNewPassword, { body: { password } }),
  });
}
