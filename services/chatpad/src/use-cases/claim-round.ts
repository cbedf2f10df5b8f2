import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { NewRound, StoredRound } from '../data/rounds.ts';

export interface Claim {
  round: StoredRound;
  /** The round ended before; show what it has. */
  isOver: boolean;
}

/** Makes the round this request's own, or finds the one that its operation id stands for. */
export async function claimRound(ctx: AppContext, wanted: NewRound): Promise<Claim> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const begun = await ctx.rounds.begin(wanted);
    if (begun) return { round: begun, isOver: false };
    const earlier = await ctx.rounds.find(wanted.userId, wanted.operationId);
    // A round that failed is dropped: between the two questions it may go.
    if (earlier) return takeUp(ctx, earlier, wanted);
  }
  throw new AppError('operation_running');
}

async function takeUp(ctx: AppContext, earlier: StoredRound, wanted: NewRound): Promise<Claim> {
  if (earlier.fingerprint !== wanted.fingerprint) throw new AppError('operation_conflict');
  if (earlier.state === 'done') return { round: earlier, isOver: true };
  const mine = await ctx.rounds.takeOver(earlier, new Date(ctx.now()), wanted.leaseUntil);
  if (!mine) throw new AppError('operation_running');
  if (mine.suggestions.length === 0) return { round: mine, isOver: false };
  // Its process died after the member had seen these, and paid for them.
  await ctx.rounds.finish(mine);
  return { round: mine, isOver: true };
}
