import { usePlan, useRefreshLabel, useTrack } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Notice, Page, Row, Stack, Text } from '@datewright/ui';
import { useIsSeen } from '@datewright/ui/use-is-seen';
import { useEffect } from 'react';
import { RouteButton } from '../../../components/route-button.tsx';
import { useUpgradeWallCopy } from '../copy/use-upgrade-wall-copy.ts';
import { toDepletionMessage } from '../depletion-message.ts';
import { useGoBack } from '../hooks/use-go-back.ts';
import { readUpgradeReason } from '../upgrade-reason.ts';
import { StickyPlans } from './sticky-plans.tsx';
import { WallPlans } from './wall-plans.tsx';

const Tall = styled.div`
  padding-top: var(--space-8);
  width: 100%;
`;

/**
 * Shown when a plan lacks a tool or its credits are used up: what is missing, when it resets and which plan includes
 * it.
 */
export function UpgradeWall() {
  const { wall: copy } = useUpgradeWallCopy();
  const { state } = useLocation();
  const plan = usePlan();
  const track = useTrack();
  const goBack = useGoBack();
  // Above the bar at the bottom, which offers the same.
  const offer = useIsSeen('0px 0px -15%');
  const upgradeReason = readUpgradeReason(state);
  const { tool, reason } = upgradeReason;
  const feature = tool?.feature ?? 'generic';
  const refreshes = useRefreshLabel(tool && plan.features[tool.feature].nextRefreshTime);
  const isPaid = !plan.loading && plan.tier !== 'free';
  useEffect(() => track('upgrade_wall_view', { feature, reason }), [track, feature, reason]);
  return (
    <Tall>
      <Page>
        <Stack $gap={8}>
          <Stack $gap={4}>
            <Heading as="h1" $size={36}>
              {isPaid ? copy.paid : copy.free}
            </Heading>
            <Notice tone="careful">
              <Text>{toDepletionMessage(upgradeReason, copy)}</Text>
              <Text $tone="muted" $size={14}>
                {reason === 'credits' && tool !== null && `${refreshes}. `}
                {copy.safe}
              </Text>
            </Notice>
          </Stack>
          {plan.tier !== 'monthly' && <WallPlans reason={upgradeReason} firstOffer={offer.ref} />}
          <Row $gap={3}>
            <RouteButton to="/pricing?source=upgrade-wall" variant="secondary">
              {copy.seeAll}
            </RouteButton>
            <Button variant="ghost" onClick={goBack}>
              {copy.goBack}
            </Button>
          </Row>
        </Stack>
      </Page>
      {plan.tier !== 'monthly' && offer.isSeen === false && <StickyPlans />}
    </Tall>
  );
}
