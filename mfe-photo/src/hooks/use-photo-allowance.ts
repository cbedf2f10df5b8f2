import { maxPhotos } from '@datewright/contracts/photo/limits';
import { tool } from '@datewright/contracts/photo/tool';
import { usePlan, useRefreshLabel } from '@datewright/sdk/host';

/** Why the upgrade dialog opens. */
export type UpgradeContext = 'trial_exhausted' | 'report' | 'limit';

/** How many photos the member may have analyzed now, and what to say when there are none left. */
export function usePhotoAllowance() {
  const { credits, loading, assumed, tier, upgradeUrl } = usePlan();
  // The free plan counts as active too.
  const isSubscriber = tier !== 'free';
  const context: UpgradeContext = isSubscriber ? 'limit' : 'trial_exhausted';
  const { available, resetDate, resetPeriod } = credits[tool.credit];
  // If the plan could not be read, nothing is blocked here: the service decides.
  const isKnown = !loading && !assumed;
  return {
    left: Math.max(0, available),
    allowance: isKnown ? Math.max(0, available) : maxPhotos,
    isKnown,
    isSubscriber,
    context,
    period: resetPeriod,
    refreshLabel: useRefreshLabel(resetDate),
    upgradeUrl,
  };
}
export type PhotoAllowance = ReturnType<typeof usePhotoAllowance>;
