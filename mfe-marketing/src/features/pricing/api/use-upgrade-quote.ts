import { quoteUpgrade } from '@datewright/contracts/account/quote-upgrade';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';

/** The price of an upgrade from Starter to Pro today; fetched each time. */
export function useUpgradeQuote(enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['account', 'upgrade-quote'],
    queryFn: () => api.call(quoteUpgrade),
    enabled,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
