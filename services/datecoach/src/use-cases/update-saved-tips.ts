import type { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { assertOwnUserId } from '../rules/validate-material.ts';

type Call = typeof dateStatistics;

/** Saves, lists and removes tips; the same order again changes nothing more. */
export async function updateSavedTips(
  ctx: AppContext,
  userId: string,
  asked: z.output<Call['body']>,
): Promise<z.input<Call['response']>> {
  assertOwnUserId(userId, asked.userId);
  if (asked.action === 'get') return { items: await ctx.savedTips.list(userId) };
  if (asked.action === 'delete') return { deleted: await ctx.savedTips.remove(userId, asked.itemId) };
  const saved = await ctx.savedTips.save(userId, asked.item);
  if (!saved) throw new AppError('too_many_tips');
  return { data: [saved] };
}
