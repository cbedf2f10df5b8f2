import type { FriendsContext } from '../friends/friends-context.ts';
import { deleteEndedFriendLinks } from './delete-ended-friend-links.ts';
import { enforceRateLimit } from './enforce-rate-limit.ts';
import { requireOpenFriendLink } from './require-open-friend-link.ts';

/** Per address. */
const reportRateLimit = { name: 'friend-links-reported', max: 10, windowSeconds: 60 * 60 };

/** Ends a link on one friend's report alone: removing a picture that should not be there matters more than a vote. */
export async function reportFriendLink(ctx: FriendsContext, token: string, address: string): Promise<void> {
  await enforceRateLimit(ctx, reportRateLimit, address);
  const { _id, userId } = await requireOpenFriendLink(ctx, token);
  await ctx.friendLinks.end(userId, new Date(ctx.now()), _id);
  await deleteEndedFriendLinks(ctx, userId);
  ctx.friendEvents.inc({ event: 'reported' });
}
