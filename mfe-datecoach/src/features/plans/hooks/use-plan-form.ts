import type { Plan, PlanFields } from '@datewright/contracts/datecoach/plan';
import { ApiError } from '@datewright/sdk/host';
import { readPersisted, usePersistedState, writePersisted } from '@datewright/sdk/persisted-state';
import { useState } from 'react';
import { useCity } from '../../../hooks/use-city.ts';
import { useStorageKey } from '../../../hooks/use-storage-key.ts';
import { getBrowserTimeZone } from '../../../lib/browser-time-zone.ts';
import { usePlans } from '../api/use-plans.ts';
import {
  createDraft,
  type PlanDraft,
  planDraft,
  type TimedPrefill,
  toDraft,
  toPlanFields,
  withPickedPlace,
} from '../lib/plan-draft.ts';

interface Options {
  prefill: TimedPrefill;
  /** The plan to edit, or `null` for a new one. */
  plan: Plan | null;
  onSaved: (plan: Plan) => void;
  onDraft?: ((draft: PlanDraft | null) => void) | undefined;
}

type SaveError =
  | { kind: 'failed'; message: string }
  /** Another tab changed or deleted the plan. */
  | { kind: 'changed'; newer: Plan }
  | { kind: 'gone' };

const useDraftKey = (id: string) => useStorageKey(`plan-draft:${id}`);
const toNewDraftId = ({ profileId, spotName }: Pick<Plan, 'profileId' | 'spotName'>) => `${profileId}:${spotName}`;

/** What the member has typed into the form of a new plan for this spot; `null` if nothing. */
export function useNewPlanDraft(spot: Pick<Plan, 'profileId' | 'spotName'>) {
  const key = useDraftKey(toNewDraftId(spot));
  const [typed, setTyped] = useState<{ key: string; draft: PlanDraft | null } | null>(null);
  return {
    draft: typed?.key === key ? typed.draft : readPersisted('sessionStorage', key, planDraft),
    setDraft: (draft: PlanDraft | null) => setTyped({ key, draft }),
  };
}

/** The state of a plan form. Input is stored on every keystroke and saved against the version it is based on. */
export function usePlanForm({ prefill, plan, onSaved, onDraft }: Options) {
  const { save } = usePlans();
  const { city, setCity } = useCity();
  const key = useDraftKey(plan?.id ?? toNewDraftId(prefill));
  const [draft, changeDraft] = usePersistedState<PlanDraft>('sessionStorage', key, () => {
    const fresh = () =>
      plan
        ? { ...toDraft(plan), place: prefill.place }
        : createDraft(prefill, { timeZone: getBrowserTimeZone(), city });
    const stored = readPersisted('sessionStorage', key, planDraft);
    return stored ? withPickedPlace(stored, plan ? '' : prefill.place) : fresh();
  });
  function change(part: Partial<PlanDraft>) {
    changeDraft(part);
    onDraft?.({ ...draft, ...part });
  }
  const [saveError, setSaveError] = useState<SaveError | null>(null);
  const [busy, setBusy] = useState(false);
  const missingField = draft.day === '' ? 'day' : draft.starts === '' ? 'starts' : null;
  const [hasTried, setHasTried] = useState(false);

  async function send({ planId, version }: Pick<PlanDraft, 'planId' | 'version'>) {
    setHasTried(true);
    if (busy || missingField) return;
    setBusy(true);
    setSaveError(null);
    try {
      const fields: PlanFields = toPlanFields(draft, prefill, plan);
      const answer = await save(planId, version, fields);
      if (answer.kind === 'changed') setSaveError(answer);
      else {
        if (draft.city !== '') setCity(draft.city);
        writePersisted('sessionStorage', key, null);
        onDraft?.(null);
        onSaved(answer.plan);
      }
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'plan_not_found';
      setSaveError(isGone ? { kind: 'gone' } : { kind: 'failed', message: toMessage(error) });
    }
    setBusy(false);
  }

  return {
    draft,
    change,
    busy,
    saveError,
    /** The required field that is still empty, after an attempt to save. */
    missingField: hasTried ? missingField : null,
    submit: () => send(draft),
    /** Overwrites the newer plan, which the member has now seen. */
    saveMine: (newer: Plan) => {
      change({ version: newer.version });
      return send({ planId: newer.id, version: newer.version });
    },
    takeNewer(newer: Plan) {
      change(toDraft(newer));
      setSaveError(null);
    },
    saveAsNew: () => send({ planId: draft.planId, version: 0 }),
    discard: () => writePersisted('sessionStorage', key, null),
  };
}
export type PlanFormState = ReturnType<typeof usePlanForm>;

/** Offline, the shell says why. */
const toMessage = (error: unknown) => (error instanceof ApiError && navigator.onLine ? error.message : '');
