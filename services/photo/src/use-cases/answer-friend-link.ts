import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Choice } from '../data/friend-link-schema.ts';
import type { FriendsContext } from '../friends/friends-context.ts';
import { choosePairs, type Pair } from '../friends/pairs.ts';
import { hashAddress, hashFriend } from '../friends/pseudonyms.ts';
import { findVoteRefusal } from '../rules/find-vote-refusal.ts';
import { enforceRateLimit } from './enforce-rate-limit.ts';
import { requireOpenFriendLink } from './require-open-friend-link.ts';

/** Per address. */
const answerRateLimit = { name: 'friend-links-answered', max: 30, windowSeconds: 10 * 60 };

interface Answer {
  token: string;
  /** From the cookie that the opened link set. */
  friend: string | null;
  choices: Choice[];
  address: string;
}

export async function answerFriendLink(ctx: FriendsContext, answer: Answer): Promise<void> {
  const { token, friend, choices, address } = answer;
  await enforceRateLimit(ctx, answerRateLimit, address);
  const link = await requireOpenFriendLink(ctx, token);
  assertChoicesMatchPairs(choices, choosePairs(link._id, link.photos.length));
  if (friend === null) throw new AppError('friend_link_not_opened');
  const from = hashAddress(link._id, address, ctx.config.PICTURE_KEY);
  const isKept = await ctx.friendLinks.saveAnswerIfAllowed(
    link._id,
    { friend: hashFriend(link._id, friend), choices },
    from,
    new Date(ctx.now()),
  );
  if (!isKept)
    throw new AppError(findVoteRefusal(await requireOpenFriendLink(ctx, token), friend, from) ?? 'unavailable');
  ctx.friendEvents.inc({ event: 'answered' });
}

/** Every choice must be about a pair that was shown, and each pair may be answered once. */
function assertChoicesMatchPairs(choices: Choice[], pairs: Pair[]): void {
  const nameOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
  const asked = new Set(pairs.map(([a, b]) => nameOf(a, b)));
  // Photos that the member has deleted are no longer asked about.
  const isAsked = choices.every(({ better, other }) => asked.delete(nameOf(better, other)));
  if (!isAsked) throw new AppError('invalid_request', { fields: { choices: 'not asked' } });
}
