import { Stack } from '@datewright/ui';
import { DunningBanner } from '../features/billing/components/dunning-banner.tsx';
import { Invoices } from '../features/billing/components/invoices.tsx';
import { ManageSubscription } from '../features/billing/components/manage-subscription.tsx';
import { Withdrawal } from '../features/billing/components/withdrawal.tsx';
import { Dashboard } from '../features/dashboard/components/dashboard.tsx';

export function ProfilePage() {
  return (
    <Dashboard
      alert={<DunningBanner />}
      manage={<ManageSubscription />}
      billing={
        <Stack $gap={6}>
          <Invoices />
          <Withdrawal />
        </Stack>
      }
    />
  );
}
