import { getCreditHistory } from '@datewright/contracts/credits';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';

export function useCreditHistory() {
  const api = useApi();
  return useQuery({
    queryKey: ['account', 'credit-history'],
    queryFn: ({ signal }) => api.call(getCreditHistory, { signal }),
    // It is looked at to explain a number: never an old one.
    staleTime: 0,
  });
}
