import { upgrade } from '@datewright/contracts/account/upgrade';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** Upgrades to Pro at the quoted price. A retry is charged once. */
export function useUpgrade() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (quote: { amount: number; quotedAt: number }) =>
      api.call(upgrade, { body: { ...quote, consentToStart: true } }),
  });
}
