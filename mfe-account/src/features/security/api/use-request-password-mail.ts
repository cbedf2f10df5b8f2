import { authService } from '@datewright/contracts/account/auth-service';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Mails the member a password link. Not retried: after a lost response a second request would hit the cooldown. */
export function useRequestPasswordMail() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (email: string) => api.run(authService, 'resetPassword', { email }),
  });
}
