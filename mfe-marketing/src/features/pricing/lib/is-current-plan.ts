import type { Tier } from '@datewright/contracts/tier';
import type { PlanState } from '@datewright/sdk/host';

/** True if this is known to be the member's plan; a visitor has none, and an assumed one is not known. */
export function isCurrentPlan(tier: Tier, plan: Pick<PlanState, 'loading' | 'assumed' | 'tier'>): boolean {
  return !plan.loading && !plan.assumed && plan.tier === tier;
}
