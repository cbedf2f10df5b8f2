import type { Plan } from '@datewright/contracts/datecoach/plan';
import { randomToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../context.ts';
import { withHiddenTexts } from './hide-harmful-texts.ts';

const createRateLimit = { name: 'plan-links-made', max: 60, windowSeconds: 24 * 3600 };

/** Makes the link of a plan, or gives the one that there is. Throws `plan_not_found` or `too_many_attempts`. */
export async function createPlanLink(ctx: AppContext, userId: string, planId: string): Promise<Plan> {
  await consumeRateLimit(ctx.limiter, createRateLimit, userId);
  const plan = await ctx.plans.addLink(userId, planId, randomToken());
  if (!plan) throw new AppError('plan_not_found');
  return withHiddenTexts(ctx, plan);
}
