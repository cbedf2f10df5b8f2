import { usePlan } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Page, RetryNotice, Stack, Tabs } from '@datewright/ui';
import { type ReactNode, useEffect } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useCancelledToast } from '../hooks/use-cancelled-toast.ts';
import { useDashboardTab } from '../hooks/use-dashboard-tab.ts';
import { Boosts } from './boosts.tsx';
import { CreditHistory } from './credit-history.tsx';
import { CreditTiles } from './credit-tiles.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { Membership } from './membership.tsx';

const Tall = styled.div`
  padding-block: var(--space-8) var(--space-16);
  width: 100%;
`;

interface DashboardProps {
  /** Shown above everything else. */
  alert: ReactNode;
  /** Actions on the plan. */
  manage: ReactNode;
  /** The panel of invoices and withdrawal. */
  billing: ReactNode;
}

export function Dashboard({ alert, manage, billing }: DashboardProps) {
  const { dashboard: copy } = useCopy();
  const plan = usePlan();
  const { refresh } = plan;
  const [tab, setTab] = useDashboardTab();
  // Credits must be current, so they are reloaded on each visit.
  useEffect(() => void refresh(), [refresh]);

  useCancelledToast();
  return (
    <Tall>
      <Page>
        <Stack $gap={8}>
          <DashboardHeader />
          {alert}
          {plan.assumed && (
            <RetryNotice tone="careful" onRetry={() => refresh()}>
              {copy.loadFailed}
            </RetryNotice>
          )}
          <CreditTiles />
          <Tabs
            label={copy.tabs.label}
            tabs={[
              { id: 'boosts', label: copy.tabs.boosts },
              { id: 'membership', label: copy.tabs.membership },
              { id: 'billing', label: copy.tabs.billing },
            ]}
            value={tab}
            onChange={setTab}
          >
            {tab === 'boosts' && <Boosts />}
            {tab === 'membership' && <Membership manage={manage} />}
            {tab === 'billing' && billing}
          </Tabs>
          <CreditHistory />
        </Stack>
      </Page>
    </Tall>
  );
}
