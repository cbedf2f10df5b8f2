import type { Plan } from '@datewright/contracts/datecoach/plan';
import { Button, Icon, Row, Stack, TextArea } from '@datewright/ui';
import { CopyButton } from '@datewright/ui/copy-button';
import { useState } from 'react';
import { useCopy } from '../../../../copy/use-copy.ts';
import { useMessages } from '../../hooks/use-messages.ts';
import { getBrowserTimeZone } from '../../lib/browser-time-zone.ts';
import { formatDay, formatTime, getCheckInTime } from '../../lib/plan-times.ts';

/** A text for the member to send to a friend: where, when, and when to expect a message. */
export function ShareWithFriend({ plan }: { plan: Plan }) {
  const { share: copy } = useCopy();
  const message = useMessages(plan);
  const checkIn = getCheckInTime(plan);
  const { matchName, place, city, meetingPoint, spotName, starts, timeZone, video } = plan;
  const [text, setText] = useState(
    message.friend({
      who: matchName,
      when:
        message.when(formatDay(plan, message.language), starts) +
        (timeZone === getBrowserTimeZone() ? '' : ` (${message.zone(timeZone)})`),
      where: [place || spotName, city].filter(Boolean).join(', '),
      meetingPoint,
      by: checkIn && formatTime(checkIn, plan),
      video,
    }),
  );
  // Dismissing the share sheet is not an error.
  const share = () => navigator.share({ text }).catch(() => {});
  return (
    <Stack $gap={2}>
      <TextArea
        label={copy.friendText}
        hint={copy.friendHint}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Row $gap={2}>
        {'share' in navigator && (
          <Button variant="secondary" size="small" onClick={share}>
            <Icon name="send" size={16} />
            {copy.share}
          </Button>
        )}
        <CopyButton size="small" text={text} labels={copy.copy} />
      </Row>
    </Stack>
  );
}
