import { Text } from '@datewright/ui';
import { useCopy } from '../../../../copy/use-copy.ts';
import { isOpenAt } from '../../../../lib/opening-hours.ts';
import { hasEnded } from '../../../../lib/plan-times.ts';
import type { PlanDraft } from '../../lib/plan-draft.ts';

interface Props {
  draft: PlanDraft;
  /** The opening hours of the place as tagged; empty when they are not known. */
  hours: string;
}

/** Warns of a date that is over or at a place that is closed then. It may be saved all the same. */
export function TimeWarning({ draft, hours }: Props) {
  const { plan: copy } = useCopy();
  const isClosedThen = isOpenAt(hours, draft.day, draft.starts) === false;
  return (
    <Text role="status" $tone="careful" $size={14}>
      {isPast(draft) ? copy.pastDay : isClosedThen && copy.closedThen}
    </Text>
  );
}

const isPast = ({ day, starts, ends, timeZone }: PlanDraft) =>
  day !== '' &&
  starts !== '' &&
  hasEnded({ day, starts, ends: ends === '' ? null : ends, timeZone, checkIn: null }, Date.now());
