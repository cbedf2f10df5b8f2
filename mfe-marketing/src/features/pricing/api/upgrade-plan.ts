import { quoteUpgrade } from '@datewright/contracts/account/quote-upgrade';
import { upgrade } from '@datewright/contracts/account/upgrade';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQuery } from '@datewright/sdk/query';

/** What Pro costs today for who has Starter; asked anew each time that it is looked at. */
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

/** Goes to Pro for what was quoted. A lost answer may be asked for again: it is paid once. */
export function useUpgrade() {
  const api = useApi();
  return useMutation({
    retry: false,
    mutationFn: (quote: { amount: number; quotedAt: number }) =>
      api.call(upgrade, { body: { ...quote, consentToStart: true } }),
  });
}
