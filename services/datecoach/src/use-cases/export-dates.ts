import type { exportDates as call } from '@datewright/contracts/datecoach/export-dates';
import type { z } from '@datewright/contracts/zod';
import type { AppContext } from '../context.ts';

/** Everything the service stores about the member, for a download. */
export async function exportDates(ctx: AppContext, userId: string): Promise<z.input<(typeof call)['response']>> {
  const [playbooks, savedTips, plans, spots] = await Promise.all([
    ctx.playbooks.listWhole(userId),
    ctx.savedTips.list(userId),
    ctx.plans.list(userId),
    ctx.spots.listAll(userId),
  ]);
  return { playbooks, savedTips, plans, spots };
}
