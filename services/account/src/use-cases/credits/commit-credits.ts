import type { CreditsContext } from '../../context.ts';
import { chargeLineId } from '../../data/credits/credit-ledger-repository.ts';
import type { CreditOperation } from '../../data/credits/credit-operation-repository.ts';
import type { CreditAccountState } from '../../rules/credits/credit-account-state.ts';
import { type CommitResult, toCommitResult } from './commit-result.ts';
import { releaseCredits } from './release-credits.ts';
import { resolveWithoutReservation } from './resolve-without-reservation.ts';

/**
 * Turns the operation's reservation into a charge. A reservation that expired or was released stays released.
 *
 * An operation's first reservation is charged by one write. A repeated reserve may briefly have reserved what was already
 * charged, so the ledger is read after such a reservation was seen: nobody else can reserve or charge the operation
 * meanwhile, and exactly that reservation is charged.
 *
 * After the deadline the tool has reported a failure to the member, so the reservation is released instead.
 */
export async function commitCredits(
  ctx: CreditsContext,
  operation: CreditOperation,
  deadline = Number.POSITIVE_INFINITY,
): Promise<CommitResult> {
  const { userId, operationId, bookId } = operation;
  if (ctx.now() <= deadline) {
    const account = await ctx.creditAccounts.commitFirst(bookId, operationId, createChargeLine(ctx, operation));
    if (account) return toCharged(ctx, account);
  }
  const hold = await ctx.creditAccounts.findReservation(bookId, operationId);
  if (hold && !(await ctx.creditLedger.hasCharge(userId, operationId))) {
    if (ctx.now() > deadline) return releaseCredits(ctx, operation);
    const account = await ctx.creditAccounts.commit(bookId, hold, createChargeLine(ctx, operation));
    if (account) return toCharged(ctx, account);
  }
  return resolveWithoutReservation(ctx, operation, (_ctx, moved) => commitCredits(ctx, moved, deadline));
}

function createChargeLine(ctx: CreditsContext, { userId, operationId, amount, purpose }: CreditOperation) {
  const lineId = chargeLineId(userId, operationId);
  const line = { lineId, kind: 'charged' as const, amount: -amount, operationId, at: new Date(ctx.now()) };
  return purpose ? { ...line, purpose } : line;
}

function toCharged(ctx: CreditsContext, account: CreditAccountState): Promise<CommitResult> {
  ctx.counters.credits.inc({ tool: account.tool, outcome: 'committed' });
  return toCommitResult(ctx, 'charged', account);
}
