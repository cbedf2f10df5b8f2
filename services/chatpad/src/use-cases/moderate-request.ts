import type { Match } from '@datewright/contracts/chatpad/match';
import type { StartedCheck } from '@datewright/tool-kit/moderation/moderation-service';
import type { AppContext } from '../context.ts';
import { toSafetyRequest } from '../rules/safety-request.ts';
import type { SuggestRequest } from '../rules/suggest-request.ts';
import { closeMatchForMinor } from './close-match-for-minor.ts';

/**
 * Moderates a request before it reaches the AI or reserves a credit. Throws `held_back` for what is certain, and closes the match
 * when someone in it is under 18; what is only suspected is decided while the AI writes.
 */
export async function moderateRequest(ctx: AppContext, match: Match, request: SuggestRequest): Promise<StartedCheck> {
  const { confirmedAdultBy } = match;
  const checked = { ...toSafetyRequest(match, request), confirmedAdultBy };
  if (match.closed) return ctx.moderation.holdBack('minor', 'match', checked);
  try {
    return await ctx.moderation.startCheck(checked);
  } catch (error) {
    await closeMatchForMinor(ctx, request.member.userId, match.id, error);
    throw error;
  }
}
