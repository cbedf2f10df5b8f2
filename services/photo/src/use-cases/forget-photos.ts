import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { eraseFriendLinksOf } from './end-friend-links.ts';

/** Stops the work on one photo, and forgets it and what came of it. Throws `not_found` for one that nobody asked about. */
export async function forgetPhoto(ctx: AppContext, userId: string, operationId: string): Promise<void> {
  if (!(await ctx.analyses.find(userId, operationId))) throw new AppError('not_found');
  await ctx.waiting.removeAll({ userId, operationId });
  await ctx.work.cancel({ userId, operationId });
  await ctx.analyses.remove(userId, operationId);
}

/** Deletes everything that is kept of a member here. */
export async function forgetAllPhotos(ctx: AppContext, userId: string): Promise<{ photos: number; links: number }> {
  await ctx.waiting.removeAll({ userId });
  for (const operationId of await ctx.analyses.operationsOf(userId)) await ctx.work.cancel({ userId, operationId });
  const photos = await ctx.analyses.removeAll(userId);
  // What was taken in meanwhile goes too.
  await ctx.waiting.removeAll({ userId });
  return { photos, links: await eraseFriendLinksOf(ctx, userId) };
}
