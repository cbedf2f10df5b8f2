import { friendLinkLimits as limit } from '@datewright/contracts/photo/limits';
import type { FriendsContext } from '../friends/friends-context.ts';
import { endFriendLink } from './end-friend-link.ts';

/** Removes a photo that its member deleted from their links. A link with too few photos left to choose from ends. */
export async function deleteFriendPhoto(ctx: FriendsContext, userId: string, operationId: string): Promise<void> {
  const links = await ctx.friendLinks.deletePhoto(userId, operationId, new Date(ctx.now()));
  const ids = links.map(({ _id }) => _id);
  await ctx.friendPictures.removePhoto(ids, operationId);
  for (const { _id, photos } of links) {
    const left = photos.filter(({ isDeleted }) => !isDeleted).length;
    if (left < limit.fewestPhotos) await endFriendLink(ctx, userId, _id);
  }
}
