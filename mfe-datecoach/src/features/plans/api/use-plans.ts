import { deletePlan } from '@datewright/contracts/datecoach/delete-plan';
import { type Plan, type PlanFields, planFields } from '@datewright/contracts/datecoach/plan';
import { createPlanLink, endPlanLink } from '@datewright/contracts/datecoach/plan-link';
import { savePlan } from '@datewright/contracts/datecoach/save-plan';
import { ApiError, useApi } from '@datewright/sdk/host';
import { writePersisted } from '@datewright/sdk/persisted-state';
import { useQuery, useQueryClient } from '@datewright/sdk/query';
import { z } from '@datewright/sdk/zod';
import { useEffect } from 'react';
import { useStorageKey } from '../../../hooks/use-storage-key.ts';
import { plansQuery } from './plans-query.ts';

export type SavePlanResult = { kind: 'saved'; plan: Plan } | { kind: 'changed'; newer: Plan };

/** The member's plans, readable offline. Saving never overwrites changes the member has not seen. */
export function usePlans() {
  const api = useApi();
  const queries = useQueryClient();
  const key = useStorageKey('plans');
  const query = plansQuery(api, key);
  const { queryKey } = query;
  const { data, isError, refetch } = useQuery(query);

  useEffect(() => {
    if (data) writePersisted('localStorage', key, data);
  }, [data, key]);

  async function show(change: (plans: Plan[]) => Plan[]) {
    // A fetch that started earlier may lack this change.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (before) => before && change(before));
    void queries.invalidateQueries({ queryKey });
  }

  /** Replaces `version` of the plan, or creates it for 0. Returns the newer plan instead when there is one. */
  async function save(planId: string, version: number, fields: PlanFields): Promise<SavePlanResult> {
    try {
      const plan = await api.call(savePlan, { params: { planId }, body: { ...fields, version } });
      await show((plans) => [...plans.filter(({ id }) => id !== planId), plan].sort(latestFirst));
      return { kind: 'saved', plan };
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'plan_changed')) throw error;
      await queries.invalidateQueries({ queryKey });
      const newer = queries.getQueryData(queryKey)?.find(({ id }) => id === planId);
      if (!newer) throw error;
      return { kind: 'changed', newer };
    }
  }

  async function remove(planId: string): Promise<void> {
    try {
      await api.call(deletePlan, { params: { planId } });
    } catch (error) {
      // Another tab has deleted it already.
      if (!(error instanceof ApiError && error.code === 'plan_not_found')) throw error;
    }
    await show((plans) => plans.filter(({ id }) => id !== planId));
  }

  /** Makes the link that shows the plan to a friend, or ends it. */
  async function setLink(planId: string, isOn: boolean): Promise<Plan> {
    const plan = await api.call(isOn ? createPlanLink : endPlanLink, { params: { planId } });
    await show((plans) => plans.map((one) => (one.id === planId ? plan : one)));
    return plan;
  }

  return {
    plans: data ?? [],
    isLoaded: data !== undefined,
    /** The service can't be reached, and no earlier plans are stored. */
    hasFailed: isError && data === undefined,
    refetch: () => void refetch(),
    save,
    remove,
    setLink,
  };
}

/** The fields of a plan that the member can edit. */
export const pickPlanFields = (plan: Plan): PlanFields => z.parse(planFields, plan);

const latestFirst = (a: Plan, b: Plan) => `${b.day} ${b.starts}`.localeCompare(`${a.day} ${a.starts}`);
