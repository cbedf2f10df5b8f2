import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

/** Deletes a match and its rounds. After a crash between the two, a second call deletes the rounds. */
export async function deleteMatch(ctx: AppContext, userId: string, matchId: string): Promise<{ deleted: number }> {
  const deleted = await ctx.matches.remove(userId, matchId);
  await ctx.rounds.removeByMatch(userId, matchId);
  if (deleted === 0) throw new AppError('match_not_found');
  return { deleted };
}
