import { resendConfirmation } from '@datewright/contracts/account/resend-confirmation';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Requests another link. Not retried: after a lost response a second request would hit the cooldown. */
export function useResendConfirmation() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (email: string) => api.call(resendConfirmation, { body: { email } }),
  });
}
