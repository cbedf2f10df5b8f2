import type { Plan } from '@datewright/contracts/datecoach/plan';
import { Button, Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PlaceInPlan } from '../hooks/use-place-in-plan.ts';

interface Props {
  plan: Plan;
  placeInPlan: PlaceInPlan;
}

/** Says that the picked place is in the plan, until the plan changes again. */
export function PlaceNotice({ plan, placeInPlan: { change, put, undo } }: Props) {
  const { plan: copy } = useCopy();
  if (change?.plan.id !== plan.id || change.plan.version !== plan.version) return null;
  const { place, hasFailed } = change;
  return (
    <Notice
      tone={hasFailed ? 'bad' : 'good'}
      hasActionBeside
      live={hasFailed ? 'assertive' : 'polite'}
      action={
        <Button variant="secondary" size="small" onClick={() => void (hasFailed ? put(plan, place) : undo(change))}>
          {hasFailed ? copy.tryAgain : copy.undo}
        </Button>
      }
    >
      {hasFailed ? copy.placeNotSaved : copy.placeSaved(place)}
    </Notice>
  );
}
