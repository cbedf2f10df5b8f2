import { SettingsList } from '../components/settings-row.tsx';
import { BillingRow } from '../features/billing/components/billing-row.tsx';
import { DunningBanner } from '../features/billing/components/dunning-banner.tsx';
import { ManageSubscription } from '../features/billing/components/manage-subscription.tsx';
import { Dashboard } from '../features/dashboard/components/dashboard.tsx';
import { OwnDataRow } from '../features/own-data/components/own-data-row.tsx';
import { SecurityRow } from '../features/security/components/security-row.tsx';

export function ProfilePage() {
  return (
    <Dashboard
      alert={<DunningBanner />}
      manage={<ManageSubscription />}
      settings={
        <SettingsList>
          <BillingRow />
          <SecurityRow />
          <OwnDataRow />
        </SettingsList>
      }
    />
  );
}
