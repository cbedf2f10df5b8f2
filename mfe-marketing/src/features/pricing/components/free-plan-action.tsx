import { usePlan, useSession } from '@datewright/sdk/host';
import { Button, LinkButton, Stack, Text } from '@datewright/ui';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { isCurrentPlan } from '../lib/is-current-plan.ts';
import { StartFreeButton } from './start-free-button.tsx';

export function FreePlanAction() {
  const { plans: copy } = usePricingCopy();
  return (
    <Stack $gap={2}>
      <Step />
      <Text $tone="muted" $size={14}>
        {copy.terms.free}
      </Text>
    </Stack>
  );
}

function Step() {
  const { plans: copy } = usePricingCopy();
  const { status } = useSession();
  const plan = usePlan();
  if (status !== 'signed-in') {
    return (
      <StartFreeButton location="pricing-free" variant="secondary" full>
        {copy.start}
      </StartFreeButton>
    );
  }
  if (!isCurrentPlan('free', plan)) {
    return (
      <LinkButton to="/app" variant="secondary" full>
        {copy.open}
      </LinkButton>
    );
  }
  return (
    <Button variant="secondary" full disabled>
      {copy.current}
    </Button>
  );
}
