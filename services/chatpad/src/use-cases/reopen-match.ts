import type { Match } from '@datewright/contracts/chatpad/match';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { findMatch } from './find-match.ts';

/**
 * Reopens a match that was closed on suspicion, once the member confirms the age. Concurrent calls reopen it once.
 * Throws `stays_closed`.
 */
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
