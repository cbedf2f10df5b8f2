import type { Match } from '@datewright/contracts/chatpad/match';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

/** Throws `match_not_found` for missing matches and for those of other members. */
export async function findMatch(ctx: AppContext, userId: string, matchId: string): Promise<Match> {
  const match = await ctx.matches.find(userId, matchId);
  if (!match) throw new AppError('match_not_found');
  return match;
}
