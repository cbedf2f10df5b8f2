import type { Plan } from '@datewright/contracts/datecoach/plan';
import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Row, Stack, TextArea } from '@datewright/ui';
import { CopyButton } from '@datewright/ui/copy-button';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../../copy/use-copy.ts';
import { useMessages } from '../../hooks/use-messages.ts';
import { getBrowserTimeZone } from '../../lib/browser-time-zone.ts';
import { formatDay, getCheckInClock } from '../../lib/plan-times.ts';

const Box = styled(Stack)`
  /* Clear of the header and of the phone's bottom bar. */
  scroll-margin: calc(var(--header-height) + var(--space-4)) 0 6rem;
`;

/** A text for the member to send to a friend: where, when, and when to expect a message. */
export function ShareWithFriend({ plan }: { plan: Plan }) {
  const { share: copy } = useCopy();
  const message = useMessages(plan);
  const checkIn = getCheckInClock(plan);
  const { matchName, place, city, meetingPoint, spotName, starts, timeZone, video } = plan;
  const [text, setText] = useState(
    message.friend({
      who: matchName,
      when:
        message.when(formatDay(plan, message.language), starts) +
        (timeZone === getBrowserTimeZone() ? '' : ` (${message.zone(timeZone)})`),
      where: [place || spotName, city].filter(Boolean).join(', '),
      meetingPoint,
      by: checkIn && message.clock(checkIn),
      video,
    }),
  );
  const box = useRef<HTMLDivElement>(null);
  // It opens below the button, which may be the last thing on the screen.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const canShare = 'share' in navigator;
  // Dismissing the share sheet is not an error.
  const share = () => navigator.share({ text }).catch(() => {});
  return (
    <Box ref={box} role="group" aria-label={copy.tell} tabIndex={-1} $gap={2}>
      <TextArea
        label={copy.friendText}
        hint={copy.friendHint}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Row $gap={2}>
        {canShare && (
          <Button variant="secondary" size="small" onClick={share}>
            <Icon name="send" size={16} />
            {copy.share}
          </Button>
        )}
        <CopyButton size="small" variant={canShare ? 'ghost' : 'secondary'} text={text} labels={copy.copy} />
      </Row>
    </Box>
  );
}
