import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

/** Deletes a match and its rounds. After a crash between the two, asking again removes what was left. */
export async function deleteMatch(ctx: AppContext, userId: string, matchId: string): Promise<{ deleted: number }> {
  const deleted = await ctx.matches.remove(userId, matchId);
  await ctx.rounds.removeOfMatch(userId, matchId);
  if (deleted === 0) throw new AppError('match_not_found');
  return { deleted };
}

export async function deleteAllMatches(ctx: AppContext, userId: string): Promise<{ deleted: number }> {
  const deleted = await ctx.matches.removeAll(userId);
  await ctx.rounds.removeAll(userId);
  return { deleted };
}
