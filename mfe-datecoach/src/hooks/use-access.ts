import { tool } from '@datewright/contracts/datecoach/tool';
import { nextPlan, type Plan } from '@datewright/contracts/plans';
import type { Tier } from '@datewright/contracts/tier';
import { usePlan, useRefreshLabel } from '@datewright/sdk/host';
import { useState } from 'react';

/** The next plan may have none of this tool. */
function upgradeFrom(tier: Tier): Plan | null {
  const next = nextPlan(tier);
  return next === null || next.allowances[tool.credit] ? next : upgradeFrom(next.tier);
}

/** What the plan lets the member do here. */
export function useAccess() {
  const { features, credits, loading, assumed, tier, refresh } = usePlan();
  const [checking, setChecking] = useState(false);
  const { hasAccess, currentCredits } = features[tool.feature];
  const refreshLabel = useRefreshLabel(credits[tool.credit].resetDate);
  // A plan that nobody could read stops nobody: the service decides.
  const isKnown = !loading && !assumed;
  return {
    isKnown,
    left: Math.max(0, currentCredits),
    /** Without access or credits the page is a preview. */
    isPreview: isKnown && !(hasAccess && currentCredits > 0),
    hasAccess: !isKnown || hasAccess,
    refreshLabel,
    /** The plan that has date plans, or more of them; null: there is none above. */
    upgrade: upgradeFrom(tier),
    checking,
    /** Reads the credits anew. */
    async check() {
      setChecking(true);
      await refresh();
      setChecking(false);
    },
  };
}
export type Access = ReturnType<typeof useAccess>;
