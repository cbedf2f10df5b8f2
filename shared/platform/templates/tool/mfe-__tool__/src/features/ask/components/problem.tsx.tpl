import { useHasRoute, usePlan } from '@datewright/sdk/host';
import type { PaidFailure } from '@datewright/sdk/paid';
import { LinkButton, Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/** Why there is no answer, with a link to the plans when the credits are used up. */
export function Problem({ failure: { kind, message } }: { failure: PaidFailure }) {
  const copy = useCopy();
  const { features, upgradeUrl } = usePlan();
  const hasWall = useHasRoute('/upgrade-required') && upgradeUrl !== null;
  if (kind === 'unreached') return <Notice tone="bad">{copy.unreached}</Notice>;
  if (kind !== 'out') return <Notice tone="bad">{message || copy.failed}</Notice>;
  const { creditsPerDay } = features.__tool__;
  const state = { feature: '__tool__', reason: 'credits', current: creditsPerDay, max: creditsPerDay };
  return (
    <Notice
      tone="careful"
      action={
        hasWall && (
          <LinkButton to="/upgrade-required" state={state} size="small">
            {copy.upgrade}
          </LinkButton>
        )
      }
    >
      {copy.out}
    </Notice>
  );
}
