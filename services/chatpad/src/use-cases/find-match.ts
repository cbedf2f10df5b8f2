import type { Match } from '@datewright/contracts/chatpad/match';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

/** The member's own match. One of somebody else is as unknown as one that never was. */
export async function findMatch(ctx: AppContext, userId: string, matchId: string): Promise<Match> {
  const match = await ctx.matches.find(userId, matchId);
  if (!match) throw new AppError('match_not_found');
  return match;
}
