import { hashToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { StoredFriendLink } from '../data/friend-link-schema.ts';
import type { FriendsContext } from '../friends/friends-context.ts';
import { isComplete } from '../friends/to-friend-link.ts';

/**
 * The link of a token. An unknown, ended or incomplete link gives the same error, so the caller can't tell which it is.
 */
export async function requireOpenFriendLink(ctx: FriendsContext, token: string): Promise<StoredFriendLink> {
  const link = await ctx.friendLinks.findByToken(hashToken(token), new Date(ctx.now()));
  if (!link || !isComplete(link)) throw new AppError('friend_link_gone');
  return link;
}
