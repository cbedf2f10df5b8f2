import type { Plan } from '@datewright/contracts/datecoach/plan';
import { useSession } from '@datewright/sdk/host';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { useState } from 'react';
import { toStorageKey } from '../../../lib/storage-keys.ts';
import { pickPlanFields, usePlans } from '../api/use-plans.ts';
import { findUpcomingPlan, type PlannedSpot } from '../lib/find-plans.ts';
import { planDraft } from '../lib/plan-draft.ts';

interface PlaceChange {
  /** The plan as it is after the change, or as it was when that failed. */
  plan: Plan;
  place: string;
  previousPlace: string;
  hasFailed: boolean;
}

/** Puts a picked place into the saved plan of its spot at once; that can be undone. */
export function usePlaceInPlan() {
  const userId = useSession().user?.id ?? '';
  const { plans, save } = usePlans();
  const [change, setChange] = useState<PlaceChange | null>(null);

  async function setPlace(plan: Plan, place: string) {
    const answer = await save(plan.id, plan.version, { ...pickPlanFields(plan), place }).catch(() => null);
    if (answer?.kind !== 'saved') return null;
    // Edits that are not saved yet stay, based on this version.
    const key = toStorageKey(userId, `plan-draft:${plan.id}`);
    const draft = readPersisted('sessionStorage', key, planDraft);
    if (draft) writePersisted('sessionStorage', key, { ...draft, place, version: answer.plan.version });
    return answer.plan;
  }

  return {
    change,
    async put(spot: PlannedSpot, place: string) {
      const plan = findUpcomingPlan(plans, spot);
      setChange(null);
      if (!plan || plan.video || plan.place === place) return;
      const saved = await setPlace(plan, place);
      // A failed Undo may be tried again for a plan that had no place.
      if (saved && place === '') return;
      setChange({ plan: saved ?? plan, place, previousPlace: plan.place, hasFailed: !saved });
    },
    async undo({ plan, place, previousPlace }: PlaceChange) {
      const saved = await setPlace(plan, previousPlace);
      setChange(saved ? null : { plan, place: previousPlace, previousPlace: place, hasFailed: true });
    },
  };
}
export type PlaceInPlan = ReturnType<typeof usePlaceInPlan>;
