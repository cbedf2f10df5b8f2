import type { Plan, PlanFields } from '@datewright/contracts/datecoach/plan';
import { ApiError } from '@datewright/sdk/host';
import { readPersisted, usePersistedState, writePersisted } from '@datewright/sdk/persisted-state';
import { useState } from 'react';
import { useCity } from '../../../hooks/use-city.ts';
import { useStorageKey } from '../../../hooks/use-storage-key.ts';
import { usePlans } from '../api/use-plans.ts';
import { createDraft, type PlanDraft, type PlanPrefill, planDraft, toDraft, toPlanFields } from '../lib/plan-draft.ts';
import { getBrowserTimeZone } from '../lib/zoned-time.ts';

interface Options {
  prefill: PlanPrefill;
  /** The one that is changed; `null`: a new one. */
  plan: Plan | null;
  onSaved: (plan: Plan) => void;
}

type SaveError =
  | { kind: 'failed'; message: string }
  /** Another tab changed it, or deleted it. */
  | { kind: 'changed'; newer: Plan }
  | { kind: 'gone' };

/** One plan while it is typed: kept on every stroke, saved over the version that it was made from. */
export function usePlanForm({ prefill, plan, onSaved }: Options) {
  const { save } = usePlans();
  const [city, setCity] = useCity();
  const of = plan?.id ?? `${prefill.profileId}:${prefill.spotName}`;
  const key = useStorageKey(`plan-draft:${of}`);
  const [draft, change] = usePersistedState<PlanDraft>('sessionStorage', key, () => {
    const fresh = () =>
      plan ? toDraft(plan) : createDraft(prefill, { now: new Date(), timeZone: getBrowserTimeZone(), city });
    return readPersisted('sessionStorage', key, planDraft) ?? fresh();
  });
  const [trouble, setTrouble] = useState<SaveError | null>(null);
  const [busy, setBusy] = useState(false);
  const lacks = draft.day === '' ? 'day' : draft.starts === '' ? 'starts' : null;
  const [tried, setTried] = useState(false);

  async function send({ planId, version }: Pick<PlanDraft, 'planId' | 'version'>) {
    setTried(true);
    if (busy || lacks) return;
    setBusy(true);
    setTrouble(null);
    try {
      const fields: PlanFields = toPlanFields(draft, prefill, plan?.outcome ?? null);
      const answer = await save(planId, version, fields);
      if (answer.kind === 'changed') setTrouble(answer);
      else {
        if (draft.city !== '') setCity(draft.city);
        writePersisted('sessionStorage', key, null);
        onSaved(answer.plan);
      }
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'plan_not_found';
      setTrouble(isGone ? { kind: 'gone' } : { kind: 'failed', message: toMessage(error) });
    }
    setBusy(false);
  }

  return {
    draft,
    change,
    busy,
    trouble,
    /** The field that is still empty. */
    lacks: tried ? lacks : null,
    submit: () => send(draft),
    /** Over the newer one, which the member has seen by now. */
    saveMine: (newer: Plan) => {
      change({ version: newer.version });
      return send({ planId: newer.id, version: newer.version });
    },
    takeNewer(newer: Plan) {
      change(toDraft(newer));
      setTrouble(null);
    },
    saveAnew: () => send({ planId: draft.planId, version: 0 }),
    giveUp: () => writePersisted('sessionStorage', key, null),
  };
}
export type PlanFormState = ReturnType<typeof usePlanForm>;

const toMessage = (error: unknown) => (error instanceof ApiError ? error.message : '');
