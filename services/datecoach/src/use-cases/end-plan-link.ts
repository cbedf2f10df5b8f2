import type { Plan } from '@datewright/contracts/datecoach/plan';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

/** Ends the link of a plan at once; no error without one. Throws `plan_not_found`. */
export async function endPlanLink(ctx: AppContext, userId: string, planId: string): Promise<Plan> {
  const plan = await ctx.plans.removeLink(userId, planId);
  if (!plan) throw new AppError('plan_not_found');
  return plan;
}
