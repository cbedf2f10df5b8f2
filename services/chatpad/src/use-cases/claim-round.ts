import { claimWork } from '@datewright/service-kit/claimed-work';
import type { AppContext } from '../context.ts';
import type { NewRound, StoredRound } from '../data/rounds.ts';

export interface Claim {
  round: StoredRound;
  /** The round ended before; show what it has. */
  isOver: boolean;
}

/** Makes the round this request's own, or finds the one that its operation id stands for. */
export async function claimRound(ctx: AppContext, wanted: NewRound): Promise<Claim> {
  const { work: round, isOver } = await claimWork(ctx.rounds, wanted, ctx.now());
  if (isOver || round.suggestions.length === 0) return { round, isOver };
  // Its process died after the member had seen these, and paid for them.
  await ctx.rounds.finish(round);
  return { round, isOver: true };
}
