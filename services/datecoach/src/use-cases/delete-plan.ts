import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

export async function deletePlan(ctx: AppContext, userId: string, planId: string): Promise<{ deleted: number }> {
  const deleted = await ctx.plans.remove(userId, planId);
  if (deleted === 0) throw new AppError('plan_not_found');
  return { deleted };
}
