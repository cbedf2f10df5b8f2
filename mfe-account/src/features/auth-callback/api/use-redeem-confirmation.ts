import { redeemConfirmation } from '@datewright/contracts/account/redeem-confirmation';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Redeems a confirmation link. Not retried: after a lost response a second request would report a used link. */
export function useRedeemConfirmation() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (token: string) => api.call(redeemConfirmation, { body: { access_token: token } }),
  });
}
