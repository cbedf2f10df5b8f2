import { randomBytes } from 'node:crypto';
import type { FriendLink } from '@datewright/contracts/photo/friend-links';
import { friendLink as limit, mostFriendLinks } from '@datewright/contracts/photo/limits';
import { AppError } from '@datewright/service-kit/errors';
import { asFriendLink } from '../friends/as-friend-link.ts';
import { newFriendToken, tokenHashOf } from '../friends/friend-token.ts';
import type { FriendsContext } from '../friends-context.ts';
import { analysisOf } from './analysis-of.ts';
import { sweepFriendLinks } from './sweep-friend-links.ts';
import { takeTurn } from './take-turn.ts';

const day = 24 * 60 * 60;
const made = { name: 'friend-links-made', max: 30, windowSeconds: day };

/** Begins a link over photos that were analyzed. Friends see it once each of them was sent. */
export async function createFriendLink(
  ctx: FriendsContext,
  userId: string,
  operationIds: readonly string[],
): Promise<{ link: FriendLink; token: string }> {
  if (new Set(operationIds).size < operationIds.length) {
    throw new AppError('invalid_request', { fields: { photos: 'twice' } });
  }
  await takeTurn(ctx, made, userId);
  for (const operationId of operationIds) await analysisOf(ctx, userId, operationId);
  // Of the five, those that have ended make room.
  await sweepFriendLinks(ctx, userId);

  const [token, createdAt] = [newFriendToken(), new Date(ctx.now())];
  const link = {
    _id: randomBytes(12).toString('base64url'),
    userId,
    tokenHash: tokenHashOf(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + limit.days * day * 1000),
    photos: operationIds.map((operationId) => ({ operationId, isThere: false })),
    answers: [],
  };
  if (!(await ctx.friendLinks.add(link, mostFriendLinks))) throw new AppError('too_many_friend_links');
  ctx.friendEvents.inc({ event: 'made' });
  return { link: asFriendLink({ ...link, slot: 0 }), token };
}
