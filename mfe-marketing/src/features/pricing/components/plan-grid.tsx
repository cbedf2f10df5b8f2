import { currency, guaranteeDays, plans } from '@datewright/contracts/plans';
import { Text } from '@datewright/ui';
import { PlanCard, PlanRow } from '../../../components/plan-card.tsx';
import { Section } from '../../../components/section.tsx';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import type { usePlanSelection } from '../hooks/use-plan-selection.ts';
import { FreePlanAction } from './free-plan-action.tsx';
import { PaidPlanAction } from './paid-plan-action.tsx';

/** The three plans, each with one button and the commitment it means. */
export function PlanGrid({ selection }: { selection: ReturnType<typeof usePlanSelection> }) {
  const { plans: copy } = usePricingCopy();
  const { free, weekly, monthly } = plans;
  return (
    <Section title={copy.title} id="plans" isTitleHidden>
      <PlanRow>
        <PlanCard plan={free} hasTerms>
          <FreePlanAction />
        </PlanCard>
        <PlanCard plan={weekly} hasTerms billing={copy.billing.weekly} badge={copy.badges.weekly}>
          <PaidPlanAction tier="weekly" selection={selection} />
        </PlanCard>
        <PlanCard plan={monthly} hasTerms billing={copy.billing.monthly} badge={copy.badges.monthly}>
          <PaidPlanAction tier="monthly" selection={selection} />
        </PlanCard>
      </PlanRow>
      <Text $tone="muted" $size={14}>
        {copy.footnote(currency, guaranteeDays)}
      </Text>
    </Section>
  );
}
