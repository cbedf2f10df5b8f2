import { authService } from '@datewright/contracts/account/auth-service';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Mails the member a link to a password. Asked once only: the second try of a lost answer would meet a wait. */
export function useRequestPasswordMail() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (email: string) => api.run(authService, 'resetPassword', { email }),
  });
}
