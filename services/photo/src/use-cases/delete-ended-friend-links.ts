import type { FriendsContext } from '../friends/friends-context.ts';

const batchSize = 100;

/** Removes links that have ended with their pictures, of one member or of all. Safe to run at once in many processes. */
export async function deleteEndedFriendLinks(
  ctx: Pick<FriendsContext, 'now' | 'friendLinks' | 'friendPictures'>,
  userId?: string,
): Promise<void> {
  for (;;) {
    const ids = await ctx.friendLinks.listEnded(new Date(ctx.now()), batchSize, userId);
    if (ids.length === 0) return;
    // The link last: as long as it is there, the next sweep finds what this one did not reach.
    await ctx.friendPictures.remove(ids);
    await ctx.friendLinks.remove(ids);
  }
}
