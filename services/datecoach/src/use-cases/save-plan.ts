import { isDeepStrictEqual } from 'node:util';
import type { Plan, PlanFields } from '@datewright/contracts/datecoach/plan';
import type { savePlan as call } from '@datewright/contracts/datecoach/save-plan';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { isKnownTimeZone, isValidDay } from '../rules/calendar.ts';

/**
 * Creates the plan for version 0, otherwise replaces exactly `version`. Throws `plan_changed`, `plan_not_found`,
 * `too_many_plans` or `invalid_request`.
 */
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
  const current = await ctx.plans.find(userId, planId);
  if (!current) throw new AppError('plan_not_found');
  // The first response to this save was lost, or another tab saved the same fields.
  if (current.version > version && hasSameFields(current, fields)) return current;
  throw new AppError('plan_changed');
}

function assertValidDate({ day, timeZone }: PlanFields): void {
  const invalidFields = {
    ...(!isValidDay(day) && { day: 'no such day' }),
    ...(!isKnownTimeZone(timeZone) && { timeZone: 'unknown' }),
  };
  if (Object.keys(invalidFields).length > 0) throw new AppError('invalid_request', { fields: invalidFields });
}

function hasSameFields(
  { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, linkToken: _linkToken, ...stored }: Plan,
  fields: PlanFields,
) {
  return isDeepStrictEqual(stored, fields);
}
