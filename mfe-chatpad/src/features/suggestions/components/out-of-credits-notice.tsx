import { useHasRoute, usePlan, useRefreshLabel } from '@datewright/sdk/host';
import { LinkButton, Notice, Row, Stack, Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

/** Takes the place of the controls. */
export function OutOfCreditsNotice() {
  const { credits: copy } = useCopy();
  const refresh = useRefresh();
  return (
    <Notice tone="careful" live="polite" title={copy.outTitle} action={<PlansLink />}>
      {copy.outText(refresh)}
    </Notice>
  );
}

/** The same in the bar at the bottom of a phone, with what can still be done there. */
export function OutOfCreditsBar({ children }: { children: ReactNode }) {
  const { credits: copy } = useCopy();
  const refresh = useRefresh();
  return (
    <Stack $gap={2} role="status">
      <strong>{copy.outTitle}</strong>
      <Text $tone="muted" $size={14}>
        {copy.outText(refresh)}
      </Text>
      <Row $gap={2}>
        <PlansLink />
        {children}
      </Row>
    </Stack>
  );
}

const useRefresh = () => useRefreshLabel(usePlan().features.chatPad.nextRefreshTime);

/** Offers plans only when this host has the upgrade page. */
function PlansLink() {
  const { credits: copy } = useCopy();
  const plan = usePlan();
  const hasWall = useHasRoute('/upgrade-required');
  const { creditsPerDay } = plan.features.chatPad;
  if (!hasWall || !plan.upgradeUrl) return null;
  return (
    <LinkButton
      to="/upgrade-required"
      state={{ feature: 'chatPad', reason: 'credits', current: creditsPerDay, max: creditsPerDay }}
    >
      {copy.upgrade}
    </LinkButton>
  );
}
