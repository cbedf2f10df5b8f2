import type { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import { maxStoredItems } from '@datewright/contracts/datecoach/limits';
import type { z } from '@datewright/contracts/zod';
import { readTextPage } from '@datewright/service-kit/database/page-cursor';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { tipOrder } from '../data/saved-tip-repository.ts';
import { assertOwnUserId } from '../rules/validate-material.ts';

type Call = typeof dateStatistics;

/** Saves, lists or removes tips; repeating a request has no further effect. Throws `too_many_tips`. */
export async function updateSavedTips(
  ctx: AppContext,
  userId: string,
  request: z.output<Call['body']>,
): Promise<z.input<Call['response']>> {
  assertOwnUserId(userId, request.userId);
  if (request.action === 'get')
    return ctx.savedTips.listPage(userId, readTextPage(request, maxStoredItems.savedTips, tipOrder));
  if (request.action === 'delete') return { deleted: await ctx.savedTips.remove(userId, request.itemId) };
  const saved = await ctx.savedTips.save(userId, request.item);
  if (!saved) throw new AppError('too_many_tips');
  return { data: [saved] };
}
