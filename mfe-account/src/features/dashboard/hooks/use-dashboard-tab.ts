import { usePlan } from '@datewright/sdk/host';
import { useSearchParams } from '@datewright/sdk/router';

const tabs = ['boosts', 'membership'] as const;
type Tab = (typeof tabs)[number];

/**
 * The open tab, stored in the URL: it survives a reload and the return from Stripe. By default, members who pay see
 * their membership, others their tools; `null` while that is unknown.
 */
export function useDashboardTab(): [Tab | null, (tab: Tab) => void] {
  const [search, setSearch] = useSearchParams();
  const { loading, tier, isSubscriptionActive } = usePlan();
  const asked = search.get('tab');
  const usual = isSubscriptionActive && tier !== 'free' ? 'membership' : 'boosts';
  const tab = tabs.find((one) => one === asked) ?? (loading ? null : usual);
  return [tab, (next) => setSearch({ tab: next }, { replace: true })];
}
