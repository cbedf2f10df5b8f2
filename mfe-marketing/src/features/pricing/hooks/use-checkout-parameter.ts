import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { useSearchParams } from '@datewright/sdk/router';
import { useEffect } from 'react';
import type { PlanSelection } from './use-plan-selection.ts';

const maxSourceLength = 80;
const tiers: Record<string, PaidTier> = { starter: 'weekly', pro: 'monthly' };

/** Selects the plan of `?checkout=starter|pro` once and removes the parameter. `onUnknown`: there is no such plan. */
export function useCheckoutParameter(choose: (choice: PlanSelection) => void, onUnknown: () => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('checkout');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the address says so
  useEffect(() => {
    if (asked === null) return;
    const source = (search.get('source') ?? 'pricing-address').slice(0, maxSourceLength);
    const rest = new URLSearchParams(search);
    rest.delete('checkout');
    rest.delete('source');
    setSearch(rest, { replace: true });
    const tier = tiers[asked];
    if (tier) choose({ tier, source, isFromUrl: true });
    else onUnknown();
  }, [asked]);
}
