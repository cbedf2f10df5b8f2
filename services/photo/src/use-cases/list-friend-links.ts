import type { FriendLink } from '@datewright/contracts/photo/friend-links';
import { asFriendLink } from '../friends/as-friend-link.ts';
import type { FriendsContext } from '../friends-context.ts';

export async function listFriendLinks(ctx: FriendsContext, userId: string): Promise<{ links: FriendLink[] }> {
  const links = await ctx.friendLinks.list(userId, new Date(ctx.now()));
  return { links: links.map(asFriendLink) };
}
