import { currency, guaranteeDays, plans } from '@datewright/contracts/plans';
import { Text } from '@datewright/ui';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { PlanRow } from '../../../frame/plan-sheet.tsx';
import { Section } from '../../../frame/section.tsx';
import { PlanCard } from './plan-card.tsx';

/** The three plans, from the one catalogue. */
export function Pricing() {
  const copy = useMarketingCopy().pricing;
  return (
    <Section title={copy.title} id="pricing">
      <PlanRow>
        {Object.values(plans).map((plan) => (
          <PlanCard key={plan.tier} plan={plan} />
        ))}
      </PlanRow>
      <Text $tone="muted" $size={14}>
        {copy.text(currency)} {copy.guarantee(guaranteeDays)}
      </Text>
    </Section>
  );
}
