import type { Round } from '@datewright/contracts/chatpad/round';
import type { Page } from '@datewright/service-kit/database/page-cursor';
import type { AppContext } from '../context.ts';

/** A page of a match's rounds, oldest first. Finishes rounds that a crashed process had charged but not delivered. */
export async function readRounds(
  ctx: AppContext,
  userId: string,
  matchId: string,
  page: Page,
): Promise<{ rounds: Round[]; earlier: string | null }> {
  const list = () => ctx.rounds.listWithAbandoned(userId, matchId, page, new Date(ctx.now()));
  let found = await list();
  if (found.hasAbandoned) {
    await ctx.paidRounds.recoverAbandoned(userId);
    found = await list();
  }
  return { rounds: found.rounds, earlier: found.earlier };
}
