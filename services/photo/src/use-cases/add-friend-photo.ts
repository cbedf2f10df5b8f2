import type { FriendLink } from '@datewright/contracts/photo/friend-links';
import { hashToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { FriendsContext } from '../friends/friends-context.ts';
import { toFriendLink } from '../friends/to-friend-link.ts';
import { enforceRateLimit } from './enforce-rate-limit.ts';
import { preparePicture } from './prepare-picture.ts';
import { notAnalyzedError, requireAnalysis } from './require-analysis.ts';
import { hashUpload } from './upload-hash.ts';

/** Decoding pictures costs CPU time, so it is limited: a few links a day, with each photo sent up to three times. */
const uploadRateLimit = { name: 'friend-photos-sent', max: 200, windowSeconds: 24 * 60 * 60 };

/** Large enough for friends to choose by. */
const friendPictureSize = { longestEdge: 1080, quality: 82 };

interface AddFriendPhotoRequest {
  userId: string;
  linkId: string;
  operationId: string;
  receive: () => Promise<{ token: string; picture: Buffer }>;
}

/** Adds one photo to a link. It must be byte for byte the picture that was analyzed. */
export async function addFriendPhoto(ctx: FriendsContext, wanted: AddFriendPhotoRequest): Promise<FriendLink> {
  const { userId, linkId, operationId, receive } = wanted;
  await enforceRateLimit(ctx, uploadRateLimit, userId);
  const { token, picture } = await receive();
  const link = await ctx.friendLinks.find(userId, linkId, new Date(ctx.now()));
  const isTheirs =
    link?.tokenHash === hashToken(token) && link.photos.some((photo) => photo.operationId === operationId);
  if (!isTheirs) throw new AppError('not_found');

  const { upload } = await requireAnalysis(ctx, userId, operationId);
  if (hashUpload(picture) !== upload) throw notAnalyzedError();
  const { jpeg } = await preparePicture(ctx, picture, { owner: userId, ...friendPictureSize });

  await ctx.friendPictures.save({ id: linkId, expiresAt: link.expiresAt }, operationId, token, jpeg);
  const kept = await ctx.friendLinks.markPhotoReceived(linkId, operationId, new Date(ctx.now()));
  const isDeleted = kept?.photos.some((photo) => photo.operationId === operationId && photo.isDeleted);
  if (kept && !isDeleted) return toFriendLink(kept);
  // The link ended or the photo was deleted during the upload.
  await ctx.friendPictures.removePhoto([linkId], operationId);
  throw new AppError('not_found');
}
