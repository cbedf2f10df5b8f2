import { usePlan, useSession } from '@datewright/sdk/host';
import { Button, LinkButton, type LinkButtonProps, Stack, Text } from '@datewright/ui';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { isCurrentPlan } from '../lib/is-current-plan.ts';
import { StartFreeButton } from './start-free-button.tsx';

export function FreePlanAction() {
  const { plans: copy } = usePricingCopy();
  return (
    <Stack $gap={2}>
      <FreePlanStep full />
      <Text $tone="muted" $size={14}>
        {copy.terms.free}
      </Text>
    </Stack>
  );
}

/** Starts the free plan, opens the app, or says that the plan is the current one. */
export function FreePlanStep(look: Pick<LinkButtonProps, 'size' | 'full'>) {
  const { plans: copy } = usePricingCopy();
  const { status } = useSession();
  const plan = usePlan();
  if (status !== 'signed-in') {
    return (
      <StartFreeButton location="pricing-free" variant="secondary" {...look}>
        {copy.start}
      </StartFreeButton>
    );
  }
  if (!isCurrentPlan('free', plan)) {
    return (
      <LinkButton to="/app" variant="secondary" {...look}>
        {copy.open}
      </LinkButton>
    );
  }
  return (
    <Button variant="secondary" disabled {...look}>
      {copy.current}
    </Button>
  );
}
