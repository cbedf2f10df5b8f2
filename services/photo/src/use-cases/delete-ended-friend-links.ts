import type { FriendsContext } from '../friends/friends-context.ts';

const batchSize = 100;

/** Deletes ended links with their pictures, of one member or of all. Several processes may run it at once. */
export async function deleteEndedFriendLinks(
  ctx: Pick<FriendsContext, 'now' | 'friendLinks' | 'friendPictures'>,
  userId?: string,
): Promise<void> {
  for (;;) {
    const ids = await ctx.friendLinks.listEnded(new Date(ctx.now()), batchSize, userId);
    if (ids.length === 0) return;
    // Deletes the link last: while it exists, the next sweep finds any picture that this one missed.
    await ctx.friendPictures.remove(ids);
    await ctx.friendLinks.remove(ids);
  }
}
