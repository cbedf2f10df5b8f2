import { usePlan } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Page, RetryNotice, Skeleton, Stack, Tabs } from '@datewright/ui';
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
  padding-block: var(--space-6) var(--space-8);
  width: 100%;
`;

/** On a wide screen credits and settings stand beside the tabs. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 60rem) {
    align-items: start;
    column-gap: var(--space-10);
    grid-template-columns: 20rem minmax(0, 1fr);
  }
`;

interface DashboardProps {
  /** Shown above everything else. */
  alert: ReactNode;
  /** Actions on the plan. */
  manage: ReactNode;
  /** The links to the pages of settings. */
  settings: ReactNode;
}

export function Dashboard({ alert, manage, settings }: DashboardProps) {
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
        <Stack $gap={6}>
          <DashboardHeader />
          {alert}
          {plan.assumed && (
            <RetryNotice tone="careful" onRetry={() => refresh()}>
              {copy.loadFailed}
            </RetryNotice>
          )}
          <Columns>
            <Stack $gap={4}>
              <CreditTiles />
              <nav aria-label={copy.settings}>{settings}</nav>
            </Stack>
            <Stack $gap={8}>
              {tab === null ? (
                <Skeleton $height="24rem" $radius="var(--radius-card)" />
              ) : (
                <Tabs
                  label={copy.tabs.label}
                  tabs={[
                    { id: 'boosts', label: copy.tabs.boosts },
                    { id: 'membership', label: copy.tabs.membership },
                  ]}
                  value={tab}
                  onChange={setTab}
                >
                  {tab === 'boosts' ? <Boosts /> : <Membership manage={manage} />}
                </Tabs>
              )}
              <CreditHistory />
            </Stack>
          </Columns>
        </Stack>
      </Page>
    </Tall>
  );
}
