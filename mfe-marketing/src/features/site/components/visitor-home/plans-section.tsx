import { currency, guaranteeDays, plans } from '@datewright/contracts/plans';
import { useHasRoute } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { Row, Text } from '@datewright/ui';
import { PlanRow } from '../../../../components/plan-card.tsx';
import { Section } from '../../../../components/section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';
import { HomePlanCard } from './home-plan-card.tsx';

export function PlansSection() {
  const copy = useMarketingCopy().pricing;
  const canCompare = useHasRoute('/pricing');
  const clicked = useTrackCta('home-pricing');
  return (
    <Section title={copy.title} id="pricing">
      <PlanRow>
        {Object.values(plans).map((plan) => (
          <HomePlanCard key={plan.tier} plan={plan} />
        ))}
      </PlanRow>
      <Row $justify="space-between" $gap={3}>
        <Text $tone="muted" $size={14}>
          {copy.text(currency)} {copy.guarantee(guaranteeDays)}
        </Text>
        {canCompare && (
          <Link to="/pricing?source=home-pricing" onClick={clicked(copy.compare)}>
            {copy.compare}
          </Link>
        )}
      </Row>
    </Section>
  );
}
