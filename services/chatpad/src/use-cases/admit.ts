import type { Match } from '@datewright/contracts/chatpad/match';
import type { Care } from '@datewright/contracts/safety';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { SuggestRequest } from './asked.ts';
import { safetyRequestOf } from './safety-request-of.ts';

/**
 * Judges a request before the AI and before any credit. Throws `held_back`; answers care when the suggestions are to be
 * gentle ones. A match with whom somebody is under 18 is closed.
 */
export async function admit(ctx: AppContext, match: Match, request: SuggestRequest): Promise<Care | null> {
  const { confirmedAdultBy } = match;
  const checked = { ...safetyRequestOf(match, request), confirmedAdultBy };
  if (match.closed) return ctx.safety.refuse('minor', 'match', checked);
  try {
    return await ctx.safety.check(checked);
  } catch (error) {
    await closeForMinor(ctx, request.member.userId, match.id, error);
    throw error;
  }
}

/** Closes the match when somebody here is under 18: by more than a suspicion. */
export async function closeForMinor(ctx: AppContext, userId: string, matchId: string, error: unknown): Promise<void> {
  const care = error instanceof AppError ? error.extras.care : undefined;
  if (care?.kind !== 'minor' || care.certainty === 'suspected') return;
  await ctx.matches.close(userId, matchId, care.certainty === 'certain');
}
