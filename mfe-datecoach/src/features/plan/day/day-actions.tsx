import type { Plan } from '@datewright/contracts/datecoach/plan';
import { Button, Icon, Row, Stack } from '@datewright/ui';
import { saveAs } from '@datewright/ui/save-as';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useOpenChatpad } from '../../../plans/open-chatpad.ts';
import { checkInOf, clockAt, dayInWords } from '../../../plans/plan-times.ts';
import { calendarFile } from './calendar-file.ts';
import { DeletePlan } from './delete-plan.tsx';
import { TellFriend } from './tell-friend.tsx';

/** What is done with a plan: calendar, invitation, a friend who knows. */
export function DayActions({ plan, onEdit }: { plan: Plan; onEdit: () => void }) {
  const { share: copy, plan: words } = useCopy();
  const openChatpad = useOpenChatpad();
  const [telling, setTelling] = useState(false);
  const { profileId, matchName, reminders, meetingPoint } = plan;
  const checkIn = checkInOf(plan);
  const by = checkIn && clockAt(checkIn, plan);

  function toCalendar() {
    const file = calendarFile(
      plan,
      {
        summary: copy.summary(matchName),
        description: copy.description({ meetingPoint, reminders, checkIn: by }),
        checkIn: copy.alarm,
      },
      new Date(),
    );
    saveAs(new Blob([file], { type: 'text/calendar' }), `date-${plan.day}.ics`);
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
                draft: copy.invitation({ ...plan, when: copy.when(dayInWords(plan), plan.starts) }),
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
          {words.edit}
        </Button>
        <DeletePlan plan={plan} />
      </Row>
      {telling && <TellFriend plan={plan} />}
    </Stack>
  );
}
