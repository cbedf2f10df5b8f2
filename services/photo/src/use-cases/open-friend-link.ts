import { AppError } from '@datewright/service-kit/errors/app-error';
import type { FriendsContext } from '../friends/friends-context.ts';
import { choosePairs, type Pair } from '../friends/pairs.ts';
import { hashAddress } from '../friends/pseudonyms.ts';
import { arePhotosAvailable } from '../friends/to-friend-link.ts';
import { findVoteRefusal } from '../rules/find-vote-refusal.ts';
import { enforceRateLimit } from './enforce-rate-limit.ts';
import { requireOpenFriendLink } from './require-open-friend-link.ts';

/** Per address: enough for an office that shares one link, too few for guessing tokens. */
const openRateLimit = { name: 'friend-links-opened', max: 60, windowSeconds: 10 * 60 };

export async function openFriendLink(
  ctx: FriendsContext,
  { token, friend, address }: { token: string; friend: string | null; address: string },
): Promise<{ photos: number; pairs: Pair[]; expiresAt: string }> {
  await enforceRateLimit(ctx, openRateLimit, address);
  const link = await requireOpenFriendLink(ctx, token);
  // Checked here, so that no friend chooses in vain.
  const refusal = findVoteRefusal(link, friend, hashAddress(link._id, address, ctx.config.PICTURE_KEY));
  if (refusal) throw new AppError(refusal);
  ctx.friendEvents.inc({ event: 'opened' });
  const photos = link.photos.length;
  const pairs = choosePairs(link._id, photos).filter((pair) => arePhotosAvailable(link, pair));
  return { photos, pairs, expiresAt: link.expiresAt.toISOString() };
}
