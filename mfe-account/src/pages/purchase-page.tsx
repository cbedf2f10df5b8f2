import { useSearchParams } from '@datewright/sdk/router';
import { Spinner, Stack } from '@datewright/ui';
import { FormPage } from '../components/form-page.tsx';
import { RouteButton } from '../components/route-button.tsx';
import { usePurchase } from '../features/purchase/api/use-purchase.ts';
import { readCheckoutSessionId } from '../features/purchase/checkout-session-id.ts';
import { Celebration } from '../features/purchase/components/celebration.tsx';
import { usePurchaseCopy } from '../features/purchase/copy/use-purchase-copy.ts';

/** After paying: what the service says became of it. Nothing is taken from the address but which checkout it is. */
export function PurchasePage() {
  const { purchase: copy } = usePurchaseCopy();
  const [search] = useSearchParams();
  const state = usePurchase(readCheckoutSessionId(search));
  switch (state.kind) {
    case 'complete':
      return <Celebration purchase={state.purchase} />;
    case 'checking':
    case 'late': {
      const late = state.kind === 'late';
      return (
        <FormPage title={late ? copy.late : copy.checking} lead={late ? copy.lateLead : copy.checkingLead}>
          <Spinner size={36} label={late ? copy.late : copy.checking} />
          {late && <PageLinks />}
        </FormPage>
      );
    }
    default:
      return (
        <FormPage title={copy[state.kind].title} lead={copy[state.kind].text}>
          <PageLinks />
        </FormPage>
      );
  }
}

function PageLinks() {
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
