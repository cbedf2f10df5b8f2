import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { usePlan } from '@datewright/sdk/host';
import { Button, Stack, Text } from '@datewright/ui';
import { useId } from 'react';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import type { usePlanSelection } from '../hooks/use-plan-selection.ts';
import { isCurrentPlan } from '../lib/is-current-plan.ts';

/** The button of a paid plan: buy it, change to it, or a note that it is the current one. */
export function PaidPlanAction({
  tier,
  selection,
}: {
  tier: PaidTier;
  selection: ReturnType<typeof usePlanSelection>;
}) {
  const { plans: copy } = usePricingCopy();
  const plan = usePlan();
  const money = useFormatMoney();
  const terms = useId();
  const isEnding = isCurrentPlan(tier, plan) && plan.cancelAtPeriodEnd;
  const current = isCurrentPlan(tier, plan) && !isEnding;
  const loading = selection.loading === tier;
  const say = isEnding ? copy.keep : plan.tier === 'free' ? copy.choose : copy.change;
  const label = say(plans[tier].name);
  return (
    <Stack $gap={2}>
      <Button
        variant={tier === 'monthly' ? 'primary' : 'secondary'}
        full
        disabled={current}
        busy={loading}
        aria-describedby={terms}
        onClick={() => selection.choose({ tier, source: 'pricing-card', isFromUrl: false })}
      >
        {current ? copy.current : loading ? copy.loading : label}
      </Button>
      <Text id={terms} $tone="muted" $size={14}>
        {copy.terms[tier](money(plans[tier].price))}
      </Text>
    </Stack>
  );
}
