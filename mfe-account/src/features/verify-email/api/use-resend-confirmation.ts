import { resendConfirmation } from '@datewright/contracts/account/resend-confirmation';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Asks for another link. Tried once: the second try of a lost answer would meet the wait of a minute. */
export function useResendConfirmation() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (email: string) => api.call(resendConfirmation, { body: { email } }),
  });
}
