import { useSearchParams } from '@datewright/sdk/router';

const tabs = ['boosts', 'membership', 'billing'] as const;
type Tab = (typeof tabs)[number];

/** The open tab, stored in the URL: it survives a reload and the return from Stripe. */
export function useDashboardTab(): [Tab, (tab: Tab) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = tabs.find((one) => one === asked) ?? 'boosts';
  return [tab, (next) => setSearch(next === 'boosts' ? {} : { tab: next }, { replace: true })];
}
