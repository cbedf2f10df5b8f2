import type { Match } from '@datewright/contracts/chatpad/match';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import type { AppContext } from '../context.ts';
import { toSafetyRequest } from '../rules/safety-request.ts';
import type { SuggestRequest } from '../rules/suggest-request.ts';
import { closeMatchForMinor } from './close-match-for-minor.ts';

/**
 * Moderates a request before it reaches the AI or reserves a credit. Throws `held_back`, and closes the match when
 * someone in it is under 18. Returns a notice when the suggestions must be gentle.
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
