import { openPlanLink } from '@datewright/contracts/datecoach/plan-link';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';

/** The plan that a link opens, read again whenever the friend comes back to the page. */
export function useSharedPlan(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['datecoach', 'shared-plan', token],
    queryFn: ({ signal }) => api.call(openPlanLink, { body: { token }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
