import { quoteUpgrade } from '@datewright/contracts/account/quote-upgrade';
import { upgrade } from '@datewright/contracts/account/upgrade';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQuery } from '@datewright/sdk/query';

/** The price of an upgrade from Starter to Pro today; fetched each time. */
export function useUpgradeQuote(wanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['account', 'upgrade-quote'],
    queryFn: () => api.call(quoteUpgrade),
    enabled: wanted,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Upgrades to Pro at the quoted price. A retry is charged once. */
export function useUpgrade() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (quote: { amount: number; quotedAt: number }) =>
      api.call(upgrade, { body: { ...quote, consentToStart: true } }),
  });
}
