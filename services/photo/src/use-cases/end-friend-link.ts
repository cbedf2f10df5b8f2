import { AppError } from '@datewright/service-kit/errors/app-error';
import type { FriendsContext } from '../friends/friends-context.ts';
import { deleteEndedFriendLinks } from './delete-ended-friend-links.ts';

/** Ends a link at once; its photos and answers go with it. */
export async function endFriendLink(ctx: FriendsContext, userId: string, linkId: string): Promise<void> {
  const ended = await ctx.friendLinks.end(userId, new Date(ctx.now()), linkId);
  // Also when it had ended before: a process may have died before its pictures were gone.
  await deleteEndedFriendLinks(ctx, userId);
  if (ended === 0) throw new AppError('not_found');
  ctx.friendEvents.inc({ event: 'ended' });
}

/** Ends and removes everything that a member has here. Answers how many links that were. */
export async function deleteAllFriendLinks(ctx: FriendsContext, userId: string): Promise<number> {
  const ended = await ctx.friendLinks.end(userId, new Date(ctx.now()));
  await deleteEndedFriendLinks(ctx, userId);
  ctx.friendEvents.inc({ event: 'erased' }, ended);
  return ended;
}
