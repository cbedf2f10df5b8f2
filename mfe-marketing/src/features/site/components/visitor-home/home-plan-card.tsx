import type { Plan } from '@datewright/contracts/plans';
import { useHasRoute } from '@datewright/sdk/host';
import { LinkButton, Text } from '@datewright/ui';
import { PlanCard } from '../../../../components/plan-card.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';

export function HomePlanCard({ plan }: { plan: Plan }) {
  const copy = useMarketingCopy().pricing;
  const clicked = useTrackCta('home-pricing');
  const best = plan.tier === 'monthly';
  const free = plan.tier === 'free';
  const to = free ? '/register?source=home-pricing' : `/pricing?checkout=${plan.slug}&source=home-pricing`;
  const label = free ? copy.start : copy.choose(plan.name);
  const reachable = useHasRoute(to);
  return (
    <PlanCard plan={plan} name={plan.name} badge={best ? copy.best : undefined}>
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
