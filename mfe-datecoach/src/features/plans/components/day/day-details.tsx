import type { Plan } from '@datewright/contracts/datecoach/plan';
import { styled } from '@datewright/sdk/styled';
import { Row, Stack } from '@datewright/ui';
import { MapLinks } from '../../../../components/map-links.tsx';
import { useCopy } from '../../../../copy/use-copy.ts';
import { SafetyTips } from '../safety-tips.tsx';
import { MinorActs } from './day-actions.tsx';

const Reminders = styled.ol`
  background: var(--ai-wash);
  border-radius: var(--radius-control);
  display: grid;
  font-size: var(--text-18);
  gap: var(--space-3);
  margin: 0;
  overflow-wrap: anywhere;
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-8);
  > li {
    list-style: decimal;
  }
`;

interface Props {
  plan: Plan;
  onEdit: () => void;
}

/** What is needed on the day: reminders, the way, and how to stay safe. */
export function DayDetails({ plan, onEdit }: Props) {
  const { plan: copy } = useCopy();
  const { spotName, spotType, place, city, reminders, video } = plan;
  return (
    <Stack>
      {reminders.length > 0 && (
        <Reminders aria-label={copy.remindersTitle}>
          {reminders.map((reminder) => (
            <li key={reminder}>{reminder}</li>
          ))}
        </Reminders>
      )}
      <Row $justify="space-between" $gap={1}>
        {!video && <MapLinks type={place || spotType || spotName} city={city} />}
        <MinorActs plan={plan} onEdit={onEdit} />
      </Row>
      <SafetyTips video={video} />
    </Stack>
  );
}
