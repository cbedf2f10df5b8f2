import type { deleteAllDates as deleteCall } from '@datewright/contracts/datecoach/delete-all-dates';
import type { exportDates as exportCall } from '@datewright/contracts/datecoach/export-dates';
import type { z } from '@datewright/contracts/zod';
import type { AppContext } from '../context.ts';
import { removeAllPlaybooks } from './remove-playbooks.ts';

/** Everything of the member, as they may take it with them. */
export async function exportDates(ctx: AppContext, userId: string): Promise<z.input<(typeof exportCall)['response']>> {
  const [playbooks, savedTips, plans, spots] = await Promise.all([
    ctx.playbooks.listWhole(userId),
    ctx.savedTips.list(userId),
    ctx.plans.list(userId),
    ctx.spots.listAll(userId),
  ]);
  return { playbooks, savedTips, plans, spots };
}

/** Deletes it. After a crash in between, asking again removes what was left. */
export async function deleteAllDates(
  ctx: AppContext,
  userId: string,
): Promise<z.input<(typeof deleteCall)['response']>> {
  const [playbooks, savedTips, plans] = await Promise.all([
    removeAllPlaybooks(ctx, userId),
    ctx.savedTips.removeAll(userId),
    ctx.plans.removeAll(userId),
  ]);
  return { playbooks, savedTips, plans };
}
