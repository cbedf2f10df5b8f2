import { useHasRoute, usePlan } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { useEffect, useRef } from 'react';

const upgradePath = '/upgrade-required';

/**
 * Who comes without a credit left stands before the wall, but for those who have something here: what was paid for stays
 * theirs to read and to delete. `has` is undefined while nobody knows.
 */
export function useUpgradeWall(has: boolean | undefined): void {
  const plan = usePlan();
  const navigate = useNavigate();
  const isThere = useHasRoute(upgradePath);
  // Only on arriving: the last message and the last match may go while the page is open.
  const hasArrived = useRef(false);
  const { currentCredits, creditsPerDay, nextRefreshTime } = plan.features.chatPad;
  useEffect(() => {
    if (hasArrived.current || plan.loading || has === undefined) return;
    hasArrived.current = true;
    // A count of yesterday closes nothing: it is being read anew.
    const isOver = nextRefreshTime !== null && Date.parse(nextRefreshTime) <= Date.now();
    if (has || currentCredits > 0 || isOver || !isThere) return;
    const state = { feature: 'chatPad', reason: 'credits', current: creditsPerDay, max: creditsPerDay };
    navigate(upgradePath, { replace: true, state });
  });
}
