import { authService } from '@datewright/contracts/account/auth-service';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Asks for a recovery mail. Asked once only: the second try of a lost answer would meet the wait of a minute. */
export function useRequestReset() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (email: string) =>
      api.run(authService, 'resetPassword', { email, resetUrl: `${window.location.origin}/reset-password` }),
  });
}
