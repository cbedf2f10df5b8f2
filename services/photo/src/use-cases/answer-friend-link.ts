import { AppError } from '@datewright/service-kit/errors';
import type { Choice } from '../friends/count-choices.ts';
import { addressHashOf, friendHashOf } from '../friends/friend-token.ts';
import { type Pair, pairsOf } from '../friends/pairs.ts';
import { refusalOf } from '../friends/refusal-of.ts';
import type { FriendsContext } from '../friends-context.ts';
import { livingFriendLink } from './living-friend-link.ts';
import { takeTurn } from './take-turn.ts';

/** Of one address. */
const answered = { name: 'friend-links-answered', max: 30, windowSeconds: 10 * 60 };

interface Answer {
  token: string;
  /** By the cookie of the opened link. */
  friend: string | null;
  choices: Choice[];
  address: string;
}

export async function answerFriendLink(ctx: FriendsContext, answer: Answer): Promise<void> {
  const { token, friend, choices, address } = answer;
  await takeTurn(ctx, answered, address);
  const link = await livingFriendLink(ctx, token);
  assertAsked(choices, pairsOf(link._id, link.photos.length));
  if (friend === null) throw new AppError('friend_link_not_opened');
  const from = addressHashOf(link._id, address, ctx.config.PICTURE_KEY);
  const isKept = await ctx.friendLinks.answer(
    link._id,
    { friend: friendHashOf(link._id, friend), choices },
    from,
    new Date(ctx.now()),
  );
  if (!isKept) throw new AppError(refusalOf(await livingFriendLink(ctx, token), friend, from) ?? 'unavailable');
  ctx.friendEvents.inc({ event: 'answered' });
}

/** Each choice is one between a pair that was asked, and no pair is answered twice. */
function assertAsked(choices: Choice[], pairs: Pair[]): void {
  const nameOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
  const asked = new Set(pairs.map(([a, b]) => nameOf(a, b)));
  // What is taken out is not asked again.
  const isAsked = choices.every(({ better, other }) => asked.delete(nameOf(better, other)));
  if (!isAsked) throw new AppError('invalid_request', { fields: { choices: 'not asked' } });
}
