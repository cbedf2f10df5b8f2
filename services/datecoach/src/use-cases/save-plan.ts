import { isDeepStrictEqual } from 'node:util';
import type { Plan, PlanFields } from '@datewright/contracts/datecoach/plan';
import type { savePlan as call } from '@datewright/contracts/datecoach/save-plan';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { isKnownTimeZone, isValidDay } from '../rules/calendar.ts';

/** Saves over the version that the page had read, and never over one that it had not; version 0 makes the plan. */
export async function savePlan(
  ctx: AppContext,
  userId: string,
  planId: string,
  { version, ...fields }: z.output<typeof call.body>,
): Promise<Plan> {
  assertValidDate(fields);
  const at = new Date(ctx.now());
  if (version === 0) {
    const added = await ctx.plans.add(userId, planId, fields, at);
    if (added === 'full') throw new AppError('too_many_plans');
    if (added !== 'taken') return added;
  }
  const changed = await ctx.plans.change(userId, planId, version, fields, at);
  if (changed) return changed;
  const present = await ctx.plans.find(userId, planId);
  if (!present) throw new AppError('plan_not_found');
  // The answer to the same save got lost, or both tabs wrote the same.
  if (present.version > version && hasSameFields(present, fields)) return present;
  throw new AppError('plan_changed');
}

function assertValidDate({ day, timeZone }: PlanFields): void {
  const wrong = {
    ...(!isValidDay(day) && { day: 'no such day' }),
    ...(!isKnownTimeZone(timeZone) && { timeZone: 'unknown' }),
  };
  if (Object.keys(wrong).length > 0) throw new AppError('invalid_request', { fields: wrong });
}

function hasSameFields(
  { id: _id, version: _version, createdAt: _made, updatedAt: _changed, ...kept }: Plan,
  fields: PlanFields,
) {
  return isDeepStrictEqual(kept, fields);
}
