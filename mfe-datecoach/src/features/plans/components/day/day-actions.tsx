import type { Plan } from '@datewright/contracts/datecoach/plan';
import { Button, Icon, Row, Stack } from '@datewright/ui';
import { downloadFile } from '@datewright/ui/download-file';
import { useState } from 'react';
import { useCopy } from '../../../../copy/use-copy.ts';
import { useOpenChatpad } from '../../../../lib/chatpad.ts';
import { useMessages } from '../../hooks/use-messages.ts';
import { createCalendarFile } from '../../lib/calendar-file.ts';
import { formatDay, formatTime, getCheckInTime } from '../../lib/plan-times.ts';
import { DeletePlanButton } from './delete-plan-button.tsx';
import { ShareWithFriend } from './share-with-friend.tsx';

/** Actions for a plan: add to calendar, invite the match, tell a friend. */
export function DayActions({ plan, onEdit }: { plan: Plan; onEdit: () => void }) {
  const { share: copy, plan: planCopy } = useCopy();
  const message = useMessages(plan);
  const openChatpad = useOpenChatpad();
  const [telling, setTelling] = useState(false);
  const { profileId, matchName, reminders, meetingPoint } = plan;
  const checkIn = getCheckInTime(plan);
  const by = checkIn && formatTime(checkIn, plan);

  function toCalendar() {
    const file = createCalendarFile(
      plan,
      {
        summary: copy.summary(matchName),
        description: copy.description({ meetingPoint, reminders, checkIn: by }),
        checkIn: copy.alarm,
      },
      new Date(),
    );
    downloadFile(new Blob([file], { type: 'text/calendar' }), `date-${plan.day}.ics`);
  }

  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        <Button variant="secondary" size="small" onClick={toCalendar}>
          <Icon name="date" size={16} />
          {copy.calendar}
        </Button>
        {openChatpad && (
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              openChatpad({
                ...(profileId && { matchId: profileId }),
                mode: 'ask-out',
                draft: message.invitation({
                  ...plan,
                  when: message.when(formatDay(plan, message.language), plan.starts),
                }),
              })
            }
          >
            <Icon name="chat" size={16} />
            {copy.propose}
          </Button>
        )}
        <Button variant="secondary" size="small" aria-expanded={telling} onClick={() => setTelling(!telling)}>
          <Icon name="shield" size={16} />
          {copy.tell}
        </Button>
        <Button variant="ghost" size="small" onClick={onEdit}>
          <Icon name="edit" size={16} />
          {planCopy.edit}
        </Button>
        <DeletePlanButton plan={plan} />
      </Row>
      {telling && <ShareWithFriend key={message.language} plan={plan} />}
    </Stack>
  );
}
