import { AppError } from '@datewright/service-kit/errors/app-error';
import type { FriendsContext } from '../friends/friends-context.ts';
import { deleteEndedFriendLinks } from './delete-ended-friend-links.ts';

/** Ends a link at once and deletes its photos and answers. */
export async function endFriendLink(ctx: FriendsContext, userId: string, linkId: string): Promise<void> {
  const ended = await ctx.friendLinks.end(userId, new Date(ctx.now()), linkId);
  // Also for a link that had already ended: a process may have died before it deleted the pictures.
  await deleteEndedFriendLinks(ctx, userId);
  if (ended === 0) throw new AppError('not_found');
  ctx.friendEvents.inc({ event: 'ended' });
}

/** Ends and deletes all of a member's links, and returns how many there were. */
export async function deleteAllFriendLinks(ctx: FriendsContext, userId: string): Promise<number> {
  const ended = await ctx.friendLinks.end(userId, new Date(ctx.now()));
  await deleteEndedFriendLinks(ctx, userId);
  ctx.friendEvents.inc({ event: 'erased' }, ended);
  return ended;
}
