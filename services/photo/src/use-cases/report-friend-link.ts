import type { FriendsContext } from '../friends-context.ts';
import { livingFriendLink } from './living-friend-link.ts';
import { sweepFriendLinks } from './sweep-friend-links.ts';
import { takeTurn } from './take-turn.ts';

/** Of one address. */
const reported = { name: 'friend-links-reported', max: 10, windowSeconds: 60 * 60 };

/** Ends a link on a friend's word alone: a picture that should not be there is worth more than a vote. */
export async function reportFriendLink(ctx: FriendsContext, token: string, address: string): Promise<void> {
  await takeTurn(ctx, reported, address);
  const { _id, userId } = await livingFriendLink(ctx, token);
  await ctx.friendLinks.end(userId, new Date(ctx.now()), _id);
  await sweepFriendLinks(ctx, userId);
  ctx.friendEvents.inc({ event: 'reported' });
}
