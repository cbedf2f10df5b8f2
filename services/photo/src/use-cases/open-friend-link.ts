import { AppError } from '@datewright/service-kit/errors';
import { areShown } from '../friends/as-friend-link.ts';
import { addressHashOf } from '../friends/friend-token.ts';
import { type Pair, pairsOf } from '../friends/pairs.ts';
import { refusalOf } from '../friends/refusal-of.ts';
import type { FriendsContext } from '../friends-context.ts';
import { livingFriendLink } from './living-friend-link.ts';
import { takeTurn } from './take-turn.ts';

/** Of one address: an office that was sent one link, and nobody who tries tokens. */
const opened = { name: 'friend-links-opened', max: 60, windowSeconds: 10 * 60 };

export async function openFriendLink(
  ctx: FriendsContext,
  { token, friend, address }: { token: string; friend: string | null; address: string },
): Promise<{ photos: number; pairs: Pair[]; expiresAt: string }> {
  await takeTurn(ctx, opened, address);
  const link = await livingFriendLink(ctx, token);
  // Said before a friend has chosen for nothing.
  const refusal = refusalOf(link, friend, addressHashOf(link._id, address, ctx.config.PICTURE_KEY));
  if (refusal) throw new AppError(refusal);
  ctx.friendEvents.inc({ event: 'opened' });
  const photos = link.photos.length;
  const pairs = pairsOf(link._id, photos).filter((pair) => areShown(link, pair));
  return { photos, pairs, expiresAt: link.expiresAt.toISOString() };
}
