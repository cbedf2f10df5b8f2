import type { deleteAllDates as call } from '@datewright/contracts/datecoach/delete-all-dates';
import type { z } from '@datewright/contracts/zod';
import type { AppContext } from '../context.ts';
import { removeAllPlaybooks } from './remove-all-playbooks.ts';

/** Deletes everything the service stores about the member. After a crash in between, a second call deletes the rest. */
export async function deleteAllDates(ctx: AppContext, userId: string): Promise<z.input<(typeof call)['response']>> {
  const [playbooks, savedTips, plans] = await Promise.all([
    removeAllPlaybooks(ctx, userId),
    ctx.savedTips.removeAll(userId),
    ctx.plans.removeAll(userId),
  ]);
  return { playbooks, savedTips, plans };
}
