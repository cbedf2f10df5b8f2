import { useSearchParams } from '@datewright/sdk/router';
import { Spinner, Stack } from '@datewright/ui';
import { usePurchaseCopy } from '../../../copy/use-purchase-copy.ts';
import { FormPage } from '../../../frame/form-page.tsx';
import { RouteButton } from '../../../frame/route-button.tsx';
import { usePurchase } from '../api/use-purchase.ts';
import { sessionId } from '../session-id.ts';
import { Celebration } from './celebration.tsx';

/** After paying: what the service says became of it. Nothing is taken from the address but which checkout it is. */
export function PurchasePage() {
  const { purchase: copy } = usePurchaseCopy();
  const [search] = useSearchParams();
  const state = usePurchase(sessionId(search));
  switch (state.kind) {
    case 'complete':
      return <Celebration purchase={state.purchase} />;
    case 'checking':
    case 'late': {
      const late = state.kind === 'late';
      return (
        <FormPage title={late ? copy.late : copy.checking} lead={late ? copy.lateLead : copy.checkingLead}>
          <Spinner size={36} label={late ? copy.late : copy.checking} />
          {late && <Ways />}
        </FormPage>
      );
    }
    default:
      return (
        <FormPage title={copy[state.kind].title} lead={copy[state.kind].text}>
          <Ways />
        </FormPage>
      );
  }
}

function Ways() {
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
