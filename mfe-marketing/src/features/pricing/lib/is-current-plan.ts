import type { Tier } from '@datewright/contracts/tier';
import type { PlanState } from '@datewright/sdk/host';

/** True only when the member's plan was loaded and is this one. */
export function isCurrentPlan(tier: Tier, plan: Pick<PlanState, 'loading' | 'assumed' | 'tier'>): boolean {
  return !plan.loading && !plan.assumed && plan.tier === tier;
}
