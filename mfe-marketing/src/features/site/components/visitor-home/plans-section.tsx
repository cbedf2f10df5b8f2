import { currency, guaranteeDays, plans } from '@datewright/contracts/plans';
import { Text } from '@datewright/ui';
import { PlanRow } from '../../../../components/plan-card.tsx';
import { Section } from '../../../../components/section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { HomePlanCard } from './home-plan-card.tsx';

export function PlansSection() {
  const copy = useMarketingCopy().pricing;
  return (
    <Section title={copy.title} id="pricing">
      <PlanRow>
        {Object.values(plans).map((plan) => (
          <HomePlanCard key={plan.tier} plan={plan} />
        ))}
      </PlanRow>
      <Text $tone="muted" $size={14}>
        {copy.text(currency)} {copy.guarantee(guaranteeDays)}
      </Text>
    </Section>
  );
}
