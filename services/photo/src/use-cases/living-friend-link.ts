import { AppError } from '@datewright/service-kit/errors';
import type { StoredFriendLink } from '../data/friend-links.ts';
import { isComplete } from '../friends/as-friend-link.ts';
import { tokenHashOf } from '../friends/friend-token.ts';
import type { FriendsContext } from '../friends-context.ts';

/** The link that a token opens. Unknown, ended, or still without all of its photos: whoever asks can't tell which. */
export async function livingFriendLink(ctx: FriendsContext, token: string): Promise<StoredFriendLink> {
  const link = await ctx.friendLinks.findByToken(tokenHashOf(token), new Date(ctx.now()));
  if (!link || !isComplete(link)) throw new AppError('friend_link_gone');
  return link;
}
