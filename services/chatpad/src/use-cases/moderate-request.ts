import type { Match } from '@datewright/contracts/chatpad/match';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { toSafetyRequest } from '../rules/safety-request.ts';
import type { SuggestRequest } from './suggest-request.ts';

/**
 * Judges a request before the AI and before any credit. Throws `held_back`; answers care when the suggestions are to be
 * gentle ones. A match with whom somebody is under 18 is closed.
 */
export async function moderateRequest(
  ctx: AppContext,
  match: Match,
  request: SuggestRequest,
): Promise<ModerationNotice | null> {
  const { confirmedAdultBy } = match;
  const checked = { ...toSafetyRequest(match, request), confirmedAdultBy };
  if (match.closed) return ctx.moderation.holdBack('minor', 'match', checked);
  try {
    return await ctx.moderation.check(checked);
  } catch (error) {
    await closeMatchForMinor(ctx, request.member.userId, match.id, error);
    throw error;
  }
}

/** Closes the match when somebody here is under 18: by more than a suspicion. */
export async function closeMatchForMinor(
  ctx: AppContext,
  userId: string,
  matchId: string,
  error: unknown,
): Promise<void> {
  const care = error instanceof AppError ? error.extras.care : undefined;
  if (care?.kind !== 'minor' || care.certainty === 'suspected') return;
  await ctx.matches.close(userId, matchId, care.certainty === 'certain');
}
