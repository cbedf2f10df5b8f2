import { AppError } from '@datewright/service-kit/errors';
import type { FriendsContext } from '../friends-context.ts';
import { livingFriendLink } from './living-friend-link.ts';
import { takeTurn } from './take-turn.ts';

/** Of one address: thirty friends behind it, with ten photos each. */
const read = { name: 'friend-photos-read', max: 300, windowSeconds: 10 * 60 };

interface Wanted {
  token: string;
  place: number;
  address: string;
}

export async function readFriendPhoto(ctx: FriendsContext, { token, place, address }: Wanted): Promise<Buffer> {
  await takeTurn(ctx, read, address);
  const link = await livingFriendLink(ctx, token);
  const photo = link.photos[place];
  if (!photo || photo.isDeleted) throw new AppError('invalid_request', { fields: { place: 'unknown' } });
  const jpeg = await ctx.friendPictures.read(link._id, photo.operationId, token);
  if (!jpeg) throw new AppError('friend_link_gone');
  return jpeg;
}
