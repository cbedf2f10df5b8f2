import type { Plan } from '@datewright/contracts/datecoach/plan';
import { Notice } from '@datewright/ui';
import { useCopy } from '../../../../copy/use-copy.ts';
import { DeletePlanButton } from './delete-plan-button.tsx';

/** A plan with a match that was closed since. It can only be deleted. */
export function ClosedPlan({ plan }: { plan: Plan }) {
  const { plan: copy } = useCopy();
  return (
    <Notice tone="careful" title={copy.closedTitle(plan.matchName)} action={<DeletePlanButton plan={plan} />}>
      {copy.closed}
    </Notice>
  );
}
