import { redeemConfirmation } from '@datewright/contracts/account';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

export function useRedeem() {
  const api = useApi();
  return useMutation({
    mutationFn: (token: string) => api.call(redeemConfirmation, { body: { access_token: token } }),
  });
}
