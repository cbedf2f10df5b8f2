import { redeemConfirmation } from '@datewright/contracts/account/redeem-confirmation';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Uses a confirmation link. Tried once: the second try of a lost answer would read that it is used up. */
export function useRedeemConfirmation() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (token: string) => api.call(redeemConfirmation, { body: { access_token: token } }),
  });
}
