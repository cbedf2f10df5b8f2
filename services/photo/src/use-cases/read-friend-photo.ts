import { AppError } from '@datewright/service-kit/errors/app-error';
import type { FriendsContext } from '../friends/friends-context.ts';
import { enforceRateLimit } from './enforce-rate-limit.ts';
import { requireOpenFriendLink } from './require-open-friend-link.ts';

/** Per address: thirty friends with ten photos each. */
const readRateLimit = { name: 'friend-photos-read', max: 300, windowSeconds: 10 * 60 };

interface FriendPhotoRequest {
  token: string;
  place: number;
  address: string;
}

export async function readFriendPhoto(
  ctx: FriendsContext,
  { token, place, address }: FriendPhotoRequest,
): Promise<Buffer> {
  await enforceRateLimit(ctx, readRateLimit, address);
  const link = await requireOpenFriendLink(ctx, token);
  const photo = link.photos[place];
  if (!photo || photo.isDeleted) throw new AppError('invalid_request', { fields: { place: 'unknown' } });
  const jpeg = await ctx.friendPictures.read(link._id, photo.operationId, token);
  if (!jpeg) throw new AppError('friend_link_gone');
  return jpeg;
}
