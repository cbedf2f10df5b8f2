import { useHasRoute, usePlan, useRefreshLabel } from '@datewright/sdk/host';
import { Badge, LinkButton, Notice, Row, Skeleton, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/** How many messages are left, live. */
export function CreditStatus() {
  const { credits: copy } = useCopy();
  const plan = usePlan();
  const refresh = useRefreshLabel(plan.features.chatPad.nextRefreshTime);
  if (plan.loading) return <Skeleton $width="12rem" $height="1.5rem" />;
  const { currentCredits: left, creditsPerDay } = plan.features.chatPad;
  const low = Math.max(1, creditsPerDay / 10);
  const colour = left > low ? 'neutral' : left > 0 ? 'careful' : 'bad';
  return (
    <Row $gap={2}>
      <Badge $tone={colour} role="status">
        {copy.left(left, creditsPerDay)}
      </Badge>
      <Text $tone="muted" $size={14}>
        {refresh}
      </Text>
    </Row>
  );
}

/** At zero: what that means, what is safe, and the way on when there is one. */
export function OutOfCreditsNotice() {
  const { credits: copy } = useCopy();
  const plan = usePlan();
  const refresh = useRefreshLabel(plan.features.chatPad.nextRefreshTime);
  const hasWall = useHasRoute('/upgrade-required');
  const { creditsPerDay } = plan.features.chatPad;
  return (
    <Notice
      tone="careful"
      live="polite"
      title={copy.outTitle}
      action={
        hasWall &&
        plan.upgradeUrl && (
          <LinkButton
            to="/upgrade-required"
            state={{ feature: 'chatPad', reason: 'credits', current: creditsPerDay, max: creditsPerDay }}
          >
            {copy.upgrade}
          </LinkButton>
        )
      }
    >
      {copy.outText(refresh)}
    </Notice>
  );
}
