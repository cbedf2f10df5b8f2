import type { CreditsContext } from '../../context.ts';
import type { CreditOperation } from '../../data/credits/credit-operation-repository.ts';
import { type CommitResult, toCommitResult } from './commit-result.ts';
import { resolveWithoutReservation } from './resolve-without-reservation.ts';

/** Releases the operation's reservation. A charge stays charged. */
export async function releaseCredits(ctx: CreditsContext, operation: CreditOperation): Promise<CommitResult> {
  const { operationId, bookId } = operation;
  const hold = await ctx.creditAccounts.findReservation(bookId, operationId);
  if (hold) {
    const at = new Date(ctx.now());
    const line = { lineId: `${hold.holdId}:released`, kind: 'released' as const, amount: 0, operationId, at };
    const account = await ctx.creditAccounts.release(bookId, hold, line);
    if (account) {
      ctx.counters.credits.inc({ tool: operation.tool, outcome: 'released' });
      return toCommitResult(ctx, 'released', account);
    }
  }
  return resolveWithoutReservation(ctx, operation, releaseCredits);
}
