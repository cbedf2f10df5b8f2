import type { Plan } from '@datewright/contracts/plans';
import { useHasRoute, useSession } from '@datewright/sdk/host';
import { LinkButton, Text } from '@datewright/ui';
import { PlanCard } from '../../../../components/plan-card.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';
import { getStartPath } from '../../lib/get-start-path.ts';

export function HomePlanCard({ plan }: { plan: Plan }) {
  const copy = useMarketingCopy().pricing;
  const clicked = useTrackCta('home-pricing');
  const best = plan.tier === 'monthly';
  const free = plan.tier === 'free';
  const signedIn = useSession().status === 'signed-in';
  // A visitor who chooses a plan signs in first; the order waits.
  const to = free
    ? '/register?source=home-pricing'
    : getStartPath({ signedIn, plan: plan.slug, source: 'home-pricing' });
  const label = free ? copy.start : copy.choose(plan.name);
  const reachable = useHasRoute(to);
  return (
    <PlanCard plan={plan} badge={best ? copy.best : undefined} isBrief>
      {reachable && (
        <LinkButton to={to} variant={best ? 'primary' : 'secondary'} full onClick={clicked(label)}>
          {label}
        </LinkButton>
      )}
      {!reachable && !free && (
        <Text $tone="muted" $size={14}>
          {copy.later}
        </Text>
      )}
    </PlanCard>
  );
}
