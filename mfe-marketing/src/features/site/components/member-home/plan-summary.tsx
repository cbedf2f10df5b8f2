import { tools } from '@datewright/contracts/tools';
import { useHasRoute, usePlan, useRefreshLabel, useTrack } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Badge, Card, Heading, LinkButton, Meter, RetryNotice, Row, Skeleton, Text } from '@datewright/ui';
import { remainingTone } from '@datewright/ui/remaining-tone';
import { useId } from 'react';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const [first] = tools;

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-3);
  @media (max-width: 39.99rem) {
    padding: var(--space-4);
  }
`;

/** The plan, remaining credits, time of the next refill and the next higher plan if it can be bought. */
export function PlanSummary() {
  const copy = useMarketingCopy().member;
  const plan = usePlan();
  const track = useTrack();
  const heading = useId();
  const { creditsPerDay: total, currentCredits: left } = plan.features[first.feature];
  const refreshes = useRefreshLabel(plan.nextRefreshTime);
  const upgrade = plan.tier === 'free' ? copy.unlockStarter : copy.goPro;
  const canUpgrade = useHasRoute(plan.upgradeUrl ?? '') && plan.upgradeUrl !== null;
  const messages = copy.messagesLeft(left, total);
  return (
    <Sheet as="section" aria-labelledby={heading} aria-busy={plan.loading}>
      <Row $gap={3}>
        <Heading id={heading} $size={22}>
          {copy.planTitle}
        </Heading>
        {plan.loading ? <Skeleton $width="4rem" $height="1.5rem" /> : <Badge>{plan.tierLabel}</Badge>}
      </Row>
      {plan.loading ? (
        <Skeleton $height="3.75rem" />
      ) : (
        <>
          <Text>{messages}</Text>
          <Meter label={messages} value={left} max={total} tone={remainingTone(left, total)} />
          <Row $justify="space-between" $gap={2}>
            <Text $tone="muted" $size={14}>
              {refreshes}
            </Text>
            {canUpgrade && (
              <LinkButton
                to={`${plan.upgradeUrl}&source=member-home`}
                size="small"
                variant="secondary"
                onClick={() => track('cta_click', { location: 'plan-summary', label: upgrade })}
              >
                {upgrade}
              </LinkButton>
            )}
          </Row>
        </>
      )}
      {plan.assumed && (
        <RetryNotice tone="careful" live="off" onRetry={() => void plan.refresh()}>
          {copy.assumed}
        </RetryNotice>
      )}
    </Sheet>
  );
}
