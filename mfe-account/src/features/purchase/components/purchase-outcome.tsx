import { Spinner } from '@datewright/ui';
import { FormPage } from '../../../components/form-page.tsx';
import type { usePurchase } from '../api/use-purchase.ts';
import { usePurchaseCopy } from '../copy/use-purchase-copy.ts';
import { Celebration } from './celebration.tsx';
import { PurchaseLinks } from './purchase-links.tsx';

export function PurchaseOutcome({ state }: { state: ReturnType<typeof usePurchase> }) {
  const { purchase: copy } = usePurchaseCopy();
  switch (state.kind) {
    case 'complete':
      return <Celebration purchase={state.purchase} />;
    case 'checking':
    case 'late': {
      const late = state.kind === 'late';
      return (
        <FormPage title={late ? copy.late : copy.checking} lead={late ? copy.lateLead : copy.checkingLead}>
          <Spinner size={36} label={late ? copy.late : copy.checking} />
          {late && <PurchaseLinks />}
        </FormPage>
      );
    }
    default:
      return (
        <FormPage title={copy[state.kind].title} lead={copy[state.kind].text}>
          <PurchaseLinks />
        </FormPage>
      );
  }
}
