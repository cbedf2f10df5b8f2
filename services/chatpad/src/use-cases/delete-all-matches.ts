import type { AppContext } from '../context.ts';

export async function deleteAllMatches(ctx: AppContext, userId: string): Promise<{ deleted: number }> {
  const deleted = await ctx.matches.removeAll(userId);
  await ctx.rounds.removeAll(userId);
  return { deleted };
}
