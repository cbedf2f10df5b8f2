import { randomBytes } from 'node:crypto';
import type { FriendLink } from '@datewright/contracts/photo/friend-links';
import { friendLinkLimits as limit, maxFriendLinks } from '@datewright/contracts/photo/limits';
import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { FriendsContext } from '../friends/friends-context.ts';
import { toFriendLink } from '../friends/to-friend-link.ts';
import { deleteEndedFriendLinks } from './delete-ended-friend-links.ts';
import { enforceRateLimit } from './enforce-rate-limit.ts';
import { requireAnalysis } from './require-analysis.ts';

const daySeconds = 24 * 60 * 60;
const createRateLimit = { name: 'friend-links-made', max: 30, windowSeconds: daySeconds };

/** Creates a link for analyzed photos. Friends can open it once all of its photos have been uploaded. */
export async function createFriendLink(
  ctx: FriendsContext,
  userId: string,
  operationIds: readonly string[],
): Promise<{ link: FriendLink; token: string }> {
  if (new Set(operationIds).size < operationIds.length) {
    throw new AppError('invalid_request', { fields: { photos: 'twice' } });
  }
  await enforceRateLimit(ctx, createRateLimit, userId);
  for (const operationId of operationIds) await requireAnalysis(ctx, userId, operationId);
  // Ended links free their slot among the five.
  await deleteEndedFriendLinks(ctx, userId);

  const [token, createdAt] = [randomToken(), new Date(ctx.now())];
  const link = {
    _id: randomBytes(12).toString('base64url'),
    userId,
    tokenHash: hashToken(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + limit.days * daySeconds * 1000),
    photos: operationIds.map((operationId) => ({ operationId, isThere: false })),
    answers: [],
  };
  if (!(await ctx.friendLinks.add(link, maxFriendLinks))) throw new AppError('too_many_friend_links');
  ctx.friendEvents.inc({ event: 'made' });
  return { link: toFriendLink({ ...link, slot: 0 }), token };
}
