import { formatLongDate } from '@datewright/sdk/billing';
import { usePlan, useSession } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Heading, Notice, Page, Row, Stack, Tabs, Text } from '@datewright/ui';
import { type ReactNode, useEffect } from 'react';
import { RouteLink } from '../../../components/route-link.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { firstWord } from '../days-remaining.ts';
import { useCancelledToast } from '../hooks/use-cancelled-toast.ts';
import { useDashboardTab } from '../hooks/use-dashboard-tab.ts';
import { Boosts } from './boosts.tsx';
import { CreditHistory } from './credit-history.tsx';
import { CreditTiles } from './credit-tiles.tsx';
import { Membership } from './membership.tsx';

const Tall = styled.div`
  padding-block: var(--space-8) var(--space-16);
  width: 100%;
`;

const MemberName = styled(Text)`
  overflow-wrap: anywhere;
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
  const { dashboard: copy, ownData } = useCopy();
  const { user } = useSession();
  const plan = usePlan();
  const { refresh } = plan;
  const [tab, setTab] = useDashboardTab();
  // Credits must be current, so they are reloaded on each visit.
  useEffect(() => void refresh(), [refresh]);

  const isPremium = plan.isSubscriptionActive && plan.tier !== 'free';
  const ends = isPremium && plan.cancelAtPeriodEnd ? formatLongDate(plan.subscriptionEnd) : null;
  useCancelledToast();
  const badge = isPremium && plan.tier !== 'free' ? copy.premiumMember(plan.tier) : copy.freeMember;
  return (
    <Tall>
      <Page>
        <Stack $gap={8}>
          <Stack $gap={2}>
            <Row $gap={3}>
              <Heading as="h1" $size={36}>
                {copy.welcome(firstWord(user?.fullName ?? null, copy.friend))}
              </Heading>
              {plan.loading ? (
                <Text $tone="muted" role="status">
                  {copy.loading}
                </Text>
              ) : (
                <Badge $tone={isPremium ? 'accent' : 'neutral'}>{badge}</Badge>
              )}
              {ends !== null && <Badge $tone="careful">{copy.endsOn(ends)}</Badge>}
            </Row>
            <MemberName $tone="muted">{[user?.fullName, user?.email].filter(Boolean).join(' · ')}</MemberName>
            <Row>
              <RouteLink to="/profile/security">{copy.security}</RouteLink>
              <RouteLink to="/profile/data">{ownData.link}</RouteLink>
            </Row>
          </Stack>
          {alert}
          {plan.assumed && (
            <Notice
              tone="careful"
              live="polite"
              action={
                <Button variant="secondary" size="small" onClick={() => refresh()}>
                  {copy.retry}
                </Button>
              }
            >
              {copy.assumed}
            </Notice>
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
