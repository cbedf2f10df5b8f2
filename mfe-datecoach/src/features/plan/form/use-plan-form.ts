import type { Plan, PlanFields } from '@datewright/contracts/datecoach/plan';
import { ApiError } from '@datewright/sdk/host';
import { readKept, useKept, writeKept } from '@datewright/sdk/kept';
import { useState } from 'react';
import { useCity } from '../../../frame/city.ts';
import { useKey } from '../../../frame/keys.ts';
import { usePlans } from '../../../plans/use-plans.ts';
import { ownZone } from '../../../plans/zoned-time.ts';
import { draftOf, fieldsOfDraft, newDraft, type PlanDraft, type PlannedFor, planDraft } from './plan-draft.ts';

interface Options {
  planned: PlannedFor;
  /** The one that is changed; `null`: a new one. */
  plan: Plan | null;
  onSaved: (plan: Plan) => void;
}

type Trouble =
  | { kind: 'failed'; message: string }
  /** Another tab changed it, or deleted it. */
  | { kind: 'changed'; newer: Plan }
  | { kind: 'gone' };

/** One plan while it is typed: kept on every stroke, saved over the version that it was made from. */
export function usePlanForm({ planned, plan, onSaved }: Options) {
  const { save } = usePlans();
  const [city, setCity] = useCity();
  const of = plan?.id ?? `${planned.profileId}:${planned.spotName}`;
  const key = useKey(`plan-draft:${of}`);
  const [draft, change] = useKept<PlanDraft>('sessionStorage', key, () => {
    const fresh = () => (plan ? draftOf(plan) : newDraft(planned, { now: new Date(), timeZone: ownZone(), city }));
    return readKept('sessionStorage', key, planDraft) ?? fresh();
  });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const lacks = draft.day === '' ? 'day' : draft.starts === '' ? 'starts' : null;
  const [tried, setTried] = useState(false);

  async function send({ planId, version }: Pick<PlanDraft, 'planId' | 'version'>) {
    setTried(true);
    if (busy || lacks) return;
    setBusy(true);
    setTrouble(null);
    try {
      const fields: PlanFields = fieldsOfDraft(draft, planned, plan?.outcome ?? null);
      const answer = await save(planId, version, fields);
      if (answer.kind === 'changed') setTrouble(answer);
      else {
        if (draft.city !== '') setCity(draft.city);
        writeKept('sessionStorage', key, null);
        onSaved(answer.plan);
      }
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'plan_not_found';
      setTrouble(isGone ? { kind: 'gone' } : { kind: 'failed', message: messageOf(error) });
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
      change(draftOf(newer));
      setTrouble(null);
    },
    saveAnew: () => send({ planId: draft.planId, version: 0 }),
    giveUp: () => writeKept('sessionStorage', key, null),
  };
}
export type PlanForming = ReturnType<typeof usePlanForm>;

const messageOf = (error: unknown) => (error instanceof ApiError ? error.message : '');
