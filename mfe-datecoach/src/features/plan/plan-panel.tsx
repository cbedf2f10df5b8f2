import type { PlanFields } from '@datewright/contracts/datecoach/plan';
import { Heading, Notice } from '@datewright/ui';
import { useCopy } from '../../copy/use-copy.ts';

/** What the playbook knows of the date already. */
export interface PlannedFor
  extends Pick<PlanFields, 'spotName' | 'profileId' | 'matchName' | 'playbookId' | 'style' | 'transport' | 'video'> {
  /** Texts that reminders are chosen from. */
  tips: readonly string[];
}

interface Props {
  for: PlannedFor;
  /** The spot sounds like a home or a lonely place. */
  isPrivate: boolean;
}

/** Day, time and place of a date, at the end of its playbook. */
export function PlanPanel({ for: planned, isPrivate }: Props) {
  const { plan: copy } = useCopy();
  return (
    <section aria-labelledby="plan-title">
      <Heading id="plan-title" $size={22}>
        {copy.title} {planned.spotName}
      </Heading>
      {isPrivate && <Notice tone="careful">{copy.privatePlace}</Notice>}
    </section>
  );
}
