import type { CreditsContext } from '../../context.ts';
import { chargeLineId } from '../../data/credits/credit-ledger-repository.ts';
import type { CreditOperation } from '../../data/credits/credit-operation-repository.ts';
import { type CommitResult, toCommitResult } from './commit-result.ts';
import { releaseCredits } from './release-credits.ts';
import { resolveWithoutReservation } from './resolve-without-reservation.ts';

/**
 * Turns the operation's reservation into a charge. A reservation that expired or was released stays released.
 *
 * A repeated reserve may briefly have reserved what was already charged. So the ledger is read after the reservation
 * was
 * seen: nobody else can reserve or charge the operation meanwhile, and exactly that reservation is charged.
 *
 * After the deadline the tool has reported a failure to the member, so the reservation is released instead.
 */
export async function commitCredits(
  ctx: CreditsContext,
  operation: CreditOperation,
  deadline = Number.POSITIVE_INFINITY,
): Promise<CommitResult> {
  const { userId, operationId, bookId, amount, tool, purpose } = operation;
  const hold = await ctx.creditAccounts.findReservation(bookId, operationId);
  if (hold && !(await ctx.creditLedger.hasCharge(userId, operationId))) {
    if (ctx.now() > deadline) return releaseCredits(ctx, operation);
    const lineId = chargeLineId(userId, operationId);
    const charged = { lineId, kind: 'charged' as const, amount: -amount, operationId, at: new Date(ctx.now()) };
    const line = purpose ? { ...charged, purpose } : charged;
    const account = await ctx.creditAccounts.commit(bookId, hold, line);
    if (account) {
      ctx.counters.credits.inc({ tool, outcome: 'committed' });
      return toCommitResult(ctx, 'charged', account);
    }
  }
  return resolveWithoutReservation(ctx, operation, (_ctx, moved) => commitCredits(ctx, moved, deadline));
}
