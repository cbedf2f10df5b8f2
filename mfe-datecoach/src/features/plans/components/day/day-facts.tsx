import type { Plan } from '@datewright/contracts/datecoach/plan';
import { styled } from '@datewright/sdk/styled';
import { Icon, type IconName } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../../../../copy/use-copy.ts';
import { formatCheckIn } from '../../../../lib/plan-times.ts';

const Facts = styled.ul`
  display: grid;
  gap: var(--space-2) var(--space-6);
  @container (min-width: 36rem) {
    grid-template-columns: 1fr 1fr;
  }
  > li {
    display: grid;
    gap: var(--space-3);
    grid-template-columns: 20px minmax(0, 1fr);
    overflow-wrap: anywhere;
    > svg {
      color: var(--muted);
      margin-top: 0.125rem;
    }
  }
`;

/** A line of text that opens the form at its field. */
const QuietButton = styled.button`
  background: none;
  border: 0;
  color: inherit;
  cursor: pointer;
  font: inherit;
  /* A target of 44 px between lines of text. */
  margin-block: calc((1.5em - var(--target)) / 2);
  min-height: var(--target);
  padding: 0;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} />
    <span>{children}</span>
  </li>
);

interface Props {
  plan: Plan;
  onEdit: (field: 'meetingPoint') => void;
}

/** Where to be, how to get there, and by when a friend hears. */
export function DayFacts({ plan, onEdit }: Props) {
  const { plan: copy } = useCopy();
  const { spotName, place, city, meetingPoint, transport, video } = plan;
  const checkIn = formatCheckIn(plan);
  // The title of the card names the spot.
  const where = [place === spotName ? '' : place, city].filter(Boolean).join(', ');
  return (
    <Facts>
      {where && <Fact icon={video ? 'camera' : 'date'}>{where}</Fact>}
      {!video && (
        <Fact icon="profile">
          {meetingPoint ? (
            copy.meetAt(meetingPoint)
          ) : (
            <QuietButton type="button" onClick={() => onEdit('meetingPoint')}>
              {copy.addMeetingPoint}
            </QuietButton>
          )}
        </Fact>
      )}
      {!video && transport && <Fact icon="send">{copy.getThere[transport]}</Fact>}
      {checkIn && <Fact icon="shield">{copy.tellBy(checkIn)}</Fact>}
    </Facts>
  );
}
