import type { Match, MatchFields, Message } from '@datewright/contracts/chatpad/match';
import type { updateMatch as call } from '@datewright/contracts/chatpad/update-match';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import type { MessageTimes } from '../data/match-repository.ts';
import { assertMaxLength } from '../rules/max-length.ts';
import { hasSameFields } from '../rules/same-fields.ts';
import { findMatch } from './find-match.ts';

/** Replaces the match only if it is still at `baseVersion`; throws `match_changed` otherwise. */
export async function updateMatch(
  ctx: AppContext,
  userId: string,
  matchId: string,
  { baseVersion, ...fields }: z.output<typeof call.body>,
): Promise<Match> {
  assertMaxLength(fields);
  const now = new Date(ctx.now());
  const before = await findMatch(ctx, userId, matchId);
  const times = await dateLastMessage(ctx, userId, before, fields);
  const saved = await ctx.matches.replace(userId, matchId, { ...fields, ...times }, { at: now, baseVersion });
  if (saved) return saved;
  const current = await findMatch(ctx, userId, matchId);
  // The first response to this save was lost, or another tab saved the same fields.
  if (baseVersion !== undefined && current.version > baseVersion && hasSameFields(current, fields)) return current;
  throw new AppError('match_changed');
}

/** When the last message was added, unless it is the same as before. Without the newest one, the time of the one before counts again. */
async function dateLastMessage(
  ctx: AppContext,
  userId: string,
  { id, messages: before, lastMessageAt, createdAt }: Match,
  { messages }: Pick<MatchFields, 'messages'>,
): Promise<MessageTimes> {
  const isSame = (one: Message | undefined, other: Message | undefined) =>
    one?.content === other?.content && one?.sender === other?.sender;
  const last = messages.at(-1);
  if (!last || isSame(before.at(-1), last)) return {};
  const isTakenBack = messages.length === before.length - 1 && isSame(before.at(-2), last);
  const previous = isTakenBack ? await ctx.matches.findPreviousMessageAt(userId, id) : null;
  if (previous) return { lastMessageAt: previous };
  return { lastMessageAt: new Date(ctx.now()), previousMessageAt: new Date(lastMessageAt ?? createdAt) };
}
