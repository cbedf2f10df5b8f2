import { Stack } from '@datewright/ui';
import { RouteButton } from '../../../components/route-button.tsx';
import { usePurchaseCopy } from '../copy/use-purchase-copy.ts';

export function PurchaseLinks() {
  const { purchase: copy } = usePurchaseCopy();
  return (
    <Stack $gap={3}>
      <RouteButton to="/profile" full>
        {copy.toProfile}
      </RouteButton>
      <RouteButton to="/pricing" variant="secondary" full>
        {copy.toPricing}
      </RouteButton>
    </Stack>
  );
}
