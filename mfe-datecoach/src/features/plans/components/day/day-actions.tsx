import type { Plan } from '@datewright/contracts/datecoach/plan';
import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Row, Stack } from '@datewright/ui';
import { downloadFile } from '@datewright/ui/download-file';
import { useState } from 'react';
import { useCopy } from '../../../../copy/use-copy.ts';
import { useOpenChatpad } from '../../../../lib/chatpad.ts';
import { formatCheckIn } from '../../../../lib/plan-times.ts';
import { pickPlanFields, usePlans } from '../../api/use-plans.ts';
import { useMessages } from '../../hooks/use-messages.ts';
import { createCalendarFile } from '../../lib/calendar-file.ts';
import { DeletePlanButton } from './delete-plan-button.tsx';
import { ShareWithFriend } from './share-with-friend.tsx';

/** The next act of a plan fills the row of a phone. */
const Acts = styled(Row)`
  > :first-child {
    flex: 1 1 8rem;
    max-width: 20rem;
  }
`;

/** Their labels are in line with the text above. */
const QuietActs = styled(Row)`
  margin-inline: calc(-1 * var(--space-1));
`;

/** Inviting the match comes first, telling a friend next. */
export function NextActs({ plan, isMain }: { plan: Plan; isMain: boolean }) {
  const { share: copy } = useCopy();
  const message = useMessages(plan);
  const addToCalendar = useCalendarFile(plan);
  const openChatpad = useOpenChatpad();
  const { save } = usePlans();
  const [isTelling, setIsTelling] = useState(false);
  const { id, version, profileId, isProposed = false } = plan;
  const canPropose = openChatpad !== null;
  const isProposalNext = canPropose && !isProposed;
  const next = isMain ? 'primary' : 'secondary';

  function propose() {
    openChatpad?.({
      ...(profileId && { matchId: profileId }),
      mode: 'ask-out',
      draft: message.invitation(plan, new Date()),
    });
    // Only decides which act is offered next, so a failure is no news to the member.
    if (!isProposed) save(id, version, { ...pickPlanFields(plan), isProposed: true }).catch(() => {});
  }

  const proposal = canPropose && (
    <Button key="propose" variant={isProposalNext ? next : 'ghost'} size="small" onClick={propose}>
      <Icon name="chat" size={16} />
      {isProposed ? copy.proposeAgain : copy.propose}
    </Button>
  );
  const friend = (
    <Button
      key="friend"
      variant={isProposalNext ? 'ghost' : next}
      size="small"
      aria-expanded={isTelling}
      onClick={() => setIsTelling(!isTelling)}
    >
      <Icon name="shield" size={16} />
      {copy.tell}
    </Button>
  );
  return (
    <Stack $gap={3}>
      <Acts $gap={2}>
        {isProposalNext ? [proposal, friend] : [friend, proposal]}
        <Button variant="ghost" size="small" onClick={addToCalendar}>
          <Icon name="date" size={16} />
          {copy.calendar}
        </Button>
      </Acts>
      {isTelling && <ShareWithFriend key={message.language} plan={plan} />}
    </Stack>
  );
}

/** Downloads the plan as a calendar file. */
function useCalendarFile(plan: Plan) {
  const { share: copy } = useCopy();
  return () => {
    const { matchName, reminders, meetingPoint } = plan;
    const file = createCalendarFile(
      plan,
      {
        summary: copy.summary(matchName),
        description: copy.description({ meetingPoint, reminders, checkIn: formatCheckIn(plan) }),
        checkIn: copy.alarm,
      },
      new Date(),
    );
    downloadFile(new Blob([file], { type: 'text/calendar' }), `date-${plan.day}.ics`);
  };
}

/** What is rarely needed: changing and deleting. */
export function MinorActs({ plan, onEdit }: { plan: Plan; onEdit: () => void }) {
  const { plan: planCopy } = useCopy();
  return (
    <QuietActs $gap={1}>
      <Button variant="ghost" size="small" onClick={onEdit}>
        {planCopy.edit}
      </Button>
      <DeletePlanButton plan={plan} />
    </QuietActs>
  );
}
