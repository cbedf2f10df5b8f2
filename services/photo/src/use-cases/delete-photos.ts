import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { deleteFriendPhoto } from './delete-friend-photo.ts';
import { deleteAllFriendLinks } from './end-friend-link.ts';

/**
 * Stops the analysis of one photo, and deletes the photo, its result and its copies in friend links. Throws `not_found`
 * for an unknown photo.
 */
export async function deletePhoto(ctx: AppContext, userId: string, operationId: string): Promise<void> {
  const isRepeat = await ctx.repeatedPictures.removeOperation({ userId, operationId });
  const isKnown = isRepeat || (await ctx.analyses.find(userId, operationId)) !== null;
  await ctx.waitingPictures.removeAll({ userId, operationId });
  await ctx.analysisWorker.cancel({ userId, operationId });
  await ctx.analyses.removeOperation(userId, operationId);
  // After the result, because no link accepts a photo without a result. Also cleans up if a process died just before
  // this.
  await deleteFriendPhoto(ctx, userId, operationId);
  if (!isKnown) throw new AppError('not_found');
}

/** Deletes everything that this service stores about a member. */
export async function deleteMemberPhotos(ctx: AppContext, userId: string): Promise<{ photos: number; links: number }> {
  await ctx.waitingPictures.removeAll({ userId });
  for (const operationId of await ctx.analyses.listOperations(userId))
    await ctx.analysisWorker.cancel({ userId, operationId });
  const photos = await ctx.analyses.removeAll(userId);
  await ctx.repeatedPictures.removeAll(userId);
  // Includes whatever was uploaded meanwhile.
  await ctx.waitingPictures.removeAll({ userId });
  return { photos, links: await deleteAllFriendLinks(ctx, userId) };
}
