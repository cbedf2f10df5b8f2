import { tool } from '@datewright/contracts/datecoach/tool';
import { usePlan, useRefreshLabel } from '@datewright/sdk/host';
import { useState } from 'react';

/** What the plan lets the member do here. */
export function useAccess() {
  const { features, credits, loading, assumed, upgradeUrl, refresh } = usePlan();
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
    upgradeUrl,
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
