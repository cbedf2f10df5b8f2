import { useHasRoute, usePlan } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { useEffect, useRef } from 'react';

const upgradePath = '/upgrade-required';

/**
 * Redirects members without credits to the upgrade page, unless they have matches here, which they may still read and
 * delete. `has` is undefined while loading.
 */
export function useUpgradeWall(has: boolean | undefined): void {
  const plan = usePlan();
  const navigate = useNavigate();
  const hasUpgradePage = useHasRoute(upgradePath);
  // Only on arrival: the last credit or match may go while the page is open.
  const hasArrived = useRef(false);
  const { currentCredits, creditsPerDay, nextRefreshTime } = plan.features.chatPad;
  useEffect(() => {
    if (hasArrived.current || plan.loading || has === undefined) return;
    hasArrived.current = true;
    // An outdated count must not redirect; it is being refetched.
    const isOutdated = nextRefreshTime !== null && Date.parse(nextRefreshTime) <= Date.now();
    if (has || currentCredits > 0 || isOutdated || !hasUpgradePage) return;
    const state = { feature: 'chatPad', reason: 'credits', current: creditsPerDay, max: creditsPerDay };
    navigate(upgradePath, { replace: true, state });
  });
}
