import { usePlan, useSession } from '@datewright/sdk/host';
import { Button, LinkButton, Stack, Text } from '@datewright/ui';
import { usePricingCopy } from '../../../copy/use-pricing-copy.ts';
import { isCurrent } from '../is-current.ts';
import { StartFree } from './start-free.tsx';

/** The button of the free plan. */
export function FreeAction() {
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
      <StartFree location="pricing-free" variant="secondary" full>
        {copy.start}
      </StartFree>
    );
  }
  if (!isCurrent('free', plan)) {
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
