import { TextPage } from '../components/text-page.tsx';
import { DunningBanner } from '../features/billing/components/dunning-banner.tsx';
import { Invoices } from '../features/billing/components/invoices.tsx';
import { Withdrawal } from '../features/billing/components/withdrawal.tsx';
import { useBillingCopy } from '../features/billing/copy/use-billing-copy.ts';

export function BillingPage() {
  const { row } = useBillingCopy().billing;
  return (
    <TextPage title={row.name}>
      <DunningBanner />
      <Invoices />
      <Withdrawal />
    </TextPage>
  );
}
