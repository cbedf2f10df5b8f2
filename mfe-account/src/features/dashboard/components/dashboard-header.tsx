import { formatLongDate } from '@datewright/sdk/dates';
import { usePlan, useSession } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Badge, Heading, Row, Stack, Text } from '@datewright/ui';
import { RouteLink } from '../../../components/route-link.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { firstWord } from '../days-remaining.ts';

const MemberName = styled(Text)`
  overflow-wrap: anywhere;
`;

const Links = styled(Row)`
  @media (max-width: 30rem) {
    column-gap: var(--space-3);
    font-size: var(--text-14);
  }
`;

/** The welcome, the plan's badge and the links to the member's settings. */
export function DashboardHeader() {
  const { dashboard: copy, ownData } = useCopy();
  const { user } = useSession();
  const plan = usePlan();
  const isPremium = plan.isSubscriptionActive && plan.tier !== 'free';
  const ends = isPremium && plan.cancelAtPeriodEnd ? formatLongDate(plan.subscriptionEnd) : null;
  const badge = isPremium && plan.tier !== 'free' ? copy.premiumMember(plan.tier) : copy.freeMember;
  return (
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
          !plan.assumed && <Badge $tone={isPremium ? 'accent' : 'neutral'}>{badge}</Badge>
        )}
        {ends !== null && <Badge $tone="careful">{copy.endsOn(ends)}</Badge>}
      </Row>
      <MemberName $tone="muted">{[user?.fullName, user?.email].filter(Boolean).join(' · ')}</MemberName>
      <Links $gap={4}>
        <RouteLink to="/profile/security">{copy.security}</RouteLink>
        <RouteLink to="/profile/data">{ownData.link}</RouteLink>
      </Links>
    </Stack>
  );
}
