import { currency, plans } from '@datewright/contracts/plans';
import { Text } from '@datewright/ui';
import { PlanCard, PlanRow } from '../../../components/plan-card.tsx';
import { Section } from '../../../components/section.tsx';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { useIsMember } from '../hooks/use-is-member.ts';
import type { usePlanSelection } from '../hooks/use-plan-selection.ts';
import { FreePlanAction } from './free-plan-action.tsx';
import { FreePlanLine } from './free-plan-line.tsx';
import { PaidPlanAction } from './paid-plan-action.tsx';

/** The three plans, each with one button and the commitment it means. A member sees those that can be bought first. */
export function PlanGrid({ selection }: { selection: ReturnType<typeof usePlanSelection> }) {
  const { plans: copy } = usePricingCopy();
  const { free, weekly, monthly } = plans;
  const isMember = useIsMember();
  return (
    <Section title={copy.title} id="plans" isTitleHidden>
      <PlanRow $columns={isMember ? 2 : 3}>
        {!isMember && (
          <PlanCard plan={free} hasTerms>
            <FreePlanAction />
          </PlanCard>
        )}
        <PlanCard plan={weekly} hasTerms billing={copy.billing.weekly}>
          <PaidPlanAction tier="weekly" selection={selection} />
        </PlanCard>
        <PlanCard plan={monthly} hasTerms billing={copy.billing.monthly} badge={copy.badge}>
          <PaidPlanAction tier="monthly" selection={selection} />
        </PlanCard>
      </PlanRow>
      {isMember && <FreePlanLine />}
      <Text $tone="muted" $size={14}>
        {copy.footnote(currency)}
      </Text>
    </Section>
  );
}
