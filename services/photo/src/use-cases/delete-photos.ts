import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { deleteFriendPhoto } from './delete-friend-photo.ts';
import { deleteAllFriendLinks } from './end-friend-link.ts';

/** Stops the work on one photo, and forgets it, what came of it, and its copies in links to friends. Throws `not_found` for one that nobody asked about. */
export async function deletePhoto(ctx: AppContext, userId: string, operationId: string): Promise<void> {
  const isKnown = (await ctx.analyses.find(userId, operationId)) !== null;
  await ctx.waitingPictures.removeAll({ userId, operationId });
  await ctx.analysisWorker.cancel({ userId, operationId });
  await ctx.analyses.removeOperation(userId, operationId);
  // After the result: without it no link takes the photo in any more. Also when a process died just before this.
  await deleteFriendPhoto(ctx, userId, operationId);
  if (!isKnown) throw new AppError('not_found');
}

/** Deletes everything that is kept of a member here. */
export async function deleteMemberPhotos(ctx: AppContext, userId: string): Promise<{ photos: number; links: number }> {
  await ctx.waitingPictures.removeAll({ userId });
  for (const operationId of await ctx.analyses.listOperations(userId))
    await ctx.analysisWorker.cancel({ userId, operationId });
  const photos = await ctx.analyses.removeAll(userId);
  // What was taken in meanwhile goes too.
  await ctx.waitingPictures.removeAll({ userId });
  return { photos, links: await deleteAllFriendLinks(ctx, userId) };
}
