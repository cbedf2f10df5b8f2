import type { Round } from '@datewright/contracts/chatpad/round';
import type { AppContext } from '../context.ts';

/** What a member got for a match, the oldest first; also what a process charged and died before it could show it. */
export async function readRounds(ctx: AppContext, userId: string, matchId: string): Promise<Round[]> {
  const { rounds, hasAbandoned } = await ctx.rounds.listWithAbandoned(userId, matchId, new Date(ctx.now()));
  if (!hasAbandoned) return rounds;
  await ctx.paidRounds.recoverAbandoned(userId);
  return ctx.rounds.listByMatch(userId, matchId);
}
