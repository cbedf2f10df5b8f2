import type { Match } from '@datewright/contracts/chatpad/match';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { findMatch } from './find-match.ts';

/** Opens a match that a suspicion closed: the member confirms the age. Two taps at once open it once. */
export async function reopenMatch(ctx: AppContext, userId: string, matchId: string, age: number): Promise<Match> {
  const reopened = await ctx.matches.reopen(userId, matchId, age, new Date(ctx.now()));
  if (reopened) {
    ctx.counters.reopened.inc();
    return reopened;
  }
  const match = await findMatch(ctx, userId, matchId);
  if (match.closed) throw new AppError('stays_closed');
  return match;
}
