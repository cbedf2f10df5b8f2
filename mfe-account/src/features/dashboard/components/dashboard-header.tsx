import { formatLongDate } from '@datewright/sdk/dates';
import { usePlan, useSession } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Badge, Stack, Text } from '@datewright/ui';
import { ToolTitle } from '@datewright/ui/tool-header';
import { useCopy } from '../../../copy/use-copy.ts';
import { firstWord } from '../days-remaining.ts';

const MemberName = styled(Text)`
  overflow-wrap: anywhere;
`;

/** The welcome, the plan's badge and who is signed in. */
export function DashboardHeader() {
  const { dashboard: copy } = useCopy();
  const { user } = useSession();
  const plan = usePlan();
  const isPremium = plan.isSubscriptionActive && plan.tier !== 'free';
  const ends = isPremium && plan.cancelAtPeriodEnd ? formatLongDate(plan.subscriptionEnd) : null;
  const badge = isPremium && plan.tier !== 'free' ? copy.premiumMember(plan.tier) : copy.freeMember;
  return (
    <Stack $gap={2}>
      <ToolTitle title={copy.welcome(firstWord(user?.fullName ?? null, copy.friend))}>
        {plan.loading ? (
          <Text $tone="muted" role="status">
            {copy.loading}
          </Text>
        ) : (
          !plan.assumed && <Badge $tone={isPremium ? 'accent' : 'neutral'}>{badge}</Badge>
        )}
        {ends !== null && <Badge $tone="careful">{copy.endsOn(ends)}</Badge>}
      </ToolTitle>
      <MemberName $tone="muted">{[user?.fullName, user?.email].filter(Boolean).join(' · ')}</MemberName>
    </Stack>
  );
}
