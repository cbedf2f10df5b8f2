import { friendLink as limit } from '@datewright/contracts/photo/limits';
import { AppError } from '@datewright/service-kit/errors';
import { areShown } from '../friends/as-friend-link.ts';
import { type Pair, pairsOf } from '../friends/pairs.ts';
import type { FriendsContext } from '../friends-context.ts';
import { livingFriendLink } from './living-friend-link.ts';
import { takeTurn } from './take-turn.ts';

/** Of one address: an office that was sent one link, and nobody who tries tokens. */
const opened = { name: 'friend-links-opened', max: 60, windowSeconds: 10 * 60 };

export async function openFriendLink(
  ctx: FriendsContext,
  token: string,
  address: string,
): Promise<{ photos: number; pairs: Pair[]; expiresAt: string }> {
  await takeTurn(ctx, opened, address);
  const link = await livingFriendLink(ctx, token);
  // Said before a friend has chosen for nothing.
  if (link.answers.length >= limit.mostAnswers) throw new AppError('friend_link_full');
  ctx.friendEvents.inc({ event: 'opened' });
  const photos = link.photos.length;
  const pairs = pairsOf(link._id, photos).filter((pair) => areShown(link, pair));
  return { photos, pairs, expiresAt: link.expiresAt.toISOString() };
}
