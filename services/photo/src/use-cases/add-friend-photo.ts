import type { FriendLink } from '@datewright/contracts/photo/friend-links';
import { AppError } from '@datewright/service-kit/errors';
import { asFriendLink } from '../friends/as-friend-link.ts';
import { tokenHashOf } from '../friends/friend-token.ts';
import type { FriendsContext } from '../friends-context.ts';
import { uploadHashOf } from '../upload-hash.ts';
import { analysisOf, notAnalyzed } from './analysis-of.ts';
import { takeIn } from './take-in.ts';
import { takeTurn } from './take-turn.ts';

/** Unpacking pictures is work, so it is limited: a few links a day, each photo sent again twice. */
const sent = { name: 'friend-photos-sent', max: 200, windowSeconds: 24 * 60 * 60 };

/** Large enough to choose by. */
const asAFriendSees = { longestEdge: 1080, quality: 82 };

interface Wanted {
  userId: string;
  linkId: string;
  operationId: string;
  receive: () => Promise<{ token: string; picture: Buffer }>;
}

/** Brings one photo to a link. It has to be, byte for byte, the one that was analyzed. */
export async function addFriendPhoto(ctx: FriendsContext, wanted: Wanted): Promise<FriendLink> {
  const { userId, linkId, operationId, receive } = wanted;
  await takeTurn(ctx, sent, userId);
  const { token, picture } = await receive();
  const link = await ctx.friendLinks.find(userId, linkId, new Date(ctx.now()));
  const isTheirs =
    link?.tokenHash === tokenHashOf(token) && link.photos.some((photo) => photo.operationId === operationId);
  if (!isTheirs) throw new AppError('not_found');

  const { upload } = await analysisOf(ctx, userId, operationId);
  if (uploadHashOf(picture) !== upload) throw notAnalyzed();
  const { jpeg } = await takeIn(ctx, picture, { owner: userId, ...asAFriendSees });

  await ctx.friendPictures.put({ id: linkId, expiresAt: link.expiresAt }, operationId, token, jpeg);
  const kept = await ctx.friendLinks.photoIsThere(linkId, operationId, new Date(ctx.now()));
  const isDeleted = kept?.photos.some((photo) => photo.operationId === operationId && photo.isDeleted);
  if (kept && !isDeleted) return asFriendLink(kept);
  // The link ended, or the photo was deleted, while it came in.
  await ctx.friendPictures.removePhoto([linkId], operationId);
  throw new AppError('not_found');
}
