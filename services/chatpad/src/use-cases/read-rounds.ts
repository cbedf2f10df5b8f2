import type { Round } from '@datewright/contracts/chatpad/round';
import type { AppContext } from '../context.ts';

/** Lists a match's rounds, oldest first. Finishes rounds that a crashed process had charged but not delivered. */
export async function readRounds(ctx: AppContext, userId: string, matchId: string): Promise<Round[]> {
  const { rounds, hasAbandoned } = await ctx.rounds.listWithAbandoned(userId, matchId, new Date(ctx.now()));
  if (!hasAbandoned) return rounds;
  await ctx.paidRounds.recoverAbandoned(userId);
  return ctx.rounds.listByMatch(userId, matchId);
}
