import type { Match, MatchFields } from '@datewright/contracts/chatpad/match';
import type { updateMatch as call } from '@datewright/contracts/chatpad/update-match';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
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
  const lastMessageAt = hasNewLastMessage(before, fields) && { lastMessageAt: now };
  const saved = await ctx.matches.replace(userId, matchId, { ...fields, ...lastMessageAt }, now, baseVersion);
  if (saved) return saved;
  const current = await findMatch(ctx, userId, matchId);
  // The first response to this save was lost, or another tab saved the same fields.
  if (baseVersion !== undefined && current.version > baseVersion && hasSameFields(current, fields)) return current;
  throw new AppError('match_changed');
}

function hasNewLastMessage({ messages: before }: Match, { messages }: Pick<MatchFields, 'messages'>): boolean {
  const [old, last] = [before.at(-1), messages.at(-1)];
  return last !== undefined && (old?.content !== last.content || old.sender !== last.sender);
}
