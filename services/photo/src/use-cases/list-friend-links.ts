import type { FriendLink } from '@datewright/contracts/photo/friend-links';
import type { FriendsContext } from '../friends/friends-context.ts';
import { toFriendLink } from '../friends/to-friend-link.ts';

export async function listFriendLinks(ctx: FriendsContext, userId: string): Promise<{ links: FriendLink[] }> {
  const links = await ctx.friendLinks.list(userId, new Date(ctx.now()));
  return { links: links.map(toFriendLink) };
}
