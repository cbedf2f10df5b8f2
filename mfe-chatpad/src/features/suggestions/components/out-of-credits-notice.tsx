import { useHasRoute, usePlan, useRefreshLabel } from '@datewright/sdk/host';
import { LinkButton, Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/** Offers plans only when this host has the upgrade page. */
export function OutOfCreditsNotice() {
  const { credits: copy } = useCopy();
  const plan = usePlan();
  const refresh = useRefreshLabel(plan.features.chatPad.nextRefreshTime);
  const hasWall = useHasRoute('/upgrade-required');
  const { creditsPerDay } = plan.features.chatPad;
  return (
    <Notice
      tone="careful"
      live="polite"
      title={copy.outTitle}
      action={
        hasWall &&
        plan.upgradeUrl && (
          <LinkButton
            to="/upgrade-required"
            state={{ feature: 'chatPad', reason: 'credits', current: creditsPerDay, max: creditsPerDay }}
          >
            {copy.upgrade}
          </LinkButton>
        )
      }
    >
      {copy.outText(refresh)}
    </Notice>
  );
}
