import { tool } from '@datewright/contracts/datecoach/tool';
import { nextPlan, type Plan, plans } from '@datewright/contracts/plans';
import type { Tier } from '@datewright/contracts/tier';
import { usePlan, useRefreshLabel } from '@datewright/sdk/host';
import { useState } from 'react';

/** The nearest higher plan that includes this tool. */
function upgradeFrom(tier: Tier): Plan | null {
  const next = nextPlan(tier);
  return next === null || next.allowances[tool.credit] ? next : upgradeFrom(next.tier);
}

/** What the member's plan allows in Date Coach. */
export function usePlanAccess() {
  const { features, credits, loading, assumed, tier, refresh } = usePlan();
  const [isChecking, setChecking] = useState(false);
  const { hasAccess, currentCredits } = features[tool.feature];
  const refreshLabel = useRefreshLabel(credits[tool.credit].resetDate);
  // When the plan could not be fetched nothing is blocked here: the service decides.
  const isKnown = !loading && !assumed;
  return {
    isKnown,
    creditsLeft: Math.max(0, currentCredits),
    /** Without access or credits the page only shows what it offers. */
    isPreview: isKnown && !(hasAccess && currentCredits > 0),
    hasAccess: !isKnown || hasAccess,
    planName: plans[tier].name,
    refreshLabel,
    /** The plan to upgrade to; null when there is no higher one with date plans. */
    upgrade: upgradeFrom(tier),
    isChecking,
    /** Fetches the credits again. */
    async check() {
      setChecking(true);
      await refresh();
      setChecking(false);
    },
  };
}
export type Access = ReturnType<typeof usePlanAccess>;
