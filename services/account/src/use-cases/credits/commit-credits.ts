import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import { type CreditAccountState, creditAccountId } from '../../data/credits/credit-account-repository.ts';
import { chargeLineId } from '../../data/credits/credit-ledger-repository.ts';
import type { CreditOperation } from '../../data/credits/credit-operation-repository.ts';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import { toCreditBalance } from '../../rules/credits/credit-balance.ts';
import { currentCreditPeriod } from '../../rules/credits/credit-period.ts';
import { assertOwnsTool } from '../../rules/credits/tool-owners.ts';
import { getBalance } from './get-balances.ts';
import { isCharged } from './is-charged.ts';
import { releaseExpiredReservations } from './release-expired-reservations.ts';

interface CommitResult {
  status: 'charged' | 'released';
  available: number;
}

/** The operation that `service` reserved; throws `not_found` for one that nobody reserved. */
export async function findOperation(ctx: AppContext, service: string, userId: string, operationId: string) {
  const operation = await ctx.creditOperations.find(userId, operationId);
  if (!operation) throw new AppError('not_found');
  assertOwnsTool(service, operation.tool);
  return operation;
}

/**
 * Turns the operation's hold into a charge. A hold that expired or was released stays given back.
 *
 * A repeat of the reserve may have held again, for a moment, what was charged before. So the ledger is asked while the
 * hold is in sight: nobody can hold or charge the operation beside it, and just that hold is then charged.
 *
 * After the deadline the tool has told the member that nothing is known: the hold is given back instead.
 */
export async function commitCredits(
  ctx: AppContext,
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
    const book = await ctx.creditAccounts.commit(bookId, hold, line);
    if (book) {
      ctx.counters.credits.inc({ tool, outcome: 'committed' });
      return toCommitResult(ctx, 'charged', book);
    }
  }
  return resolveWithoutReservation(ctx, operation, (_ctx, moved) => commitCredits(ctx, moved, deadline));
}

/** Gives the operation's hold back. What was charged stays charged. */
export async function releaseCredits(ctx: AppContext, operation: CreditOperation): Promise<CommitResult> {
  const { operationId, bookId } = operation;
  const hold = await ctx.creditAccounts.findReservation(bookId, operationId);
  if (hold) {
    const at = new Date(ctx.now());
    const line = { lineId: `${hold.holdId}:released`, kind: 'released' as const, amount: 0, operationId, at };
    const book = await ctx.creditAccounts.release(bookId, hold, line);
    if (book) {
      ctx.counters.credits.inc({ tool: operation.tool, outcome: 'released' });
      return toCommitResult(ctx, 'released', book);
    }
  }
  return resolveWithoutReservation(ctx, operation, releaseCredits);
}

/** There was no hold to settle: says what became of the operation, or settles it in the book it moved to. */
async function resolveWithoutReservation(
  ctx: AppContext,
  operation: CreditOperation,
  settle: typeof releaseCredits,
): Promise<CommitResult> {
  const { userId, operationId, bookId } = operation;
  const book = await ctx.creditAccounts.findById(bookId);
  if (!book) throw new Error('The book of an operation is gone');
  if (await isCharged(ctx, book, operationId)) return toCommitResult(ctx, 'charged', book);
  const latest = await ctx.creditOperations.find(userId, operationId);
  if (latest && latest.bookId !== bookId) return settle(ctx, latest);
  await releaseExpiredReservations(ctx, book);
  return toCommitResult(ctx, 'released', book);
}

/** With what the member may spend now: the plan may have changed, or the period ended, since the hold was taken. */
async function toCommitResult(
  ctx: AppContext,
  status: CommitResult['status'],
  book: CreditAccountState,
): Promise<CommitResult> {
  ctx.ledgerWriter.scheduleWrite(book._id);
  const user = await ctx.users.findById(book.userId);
  if (!user) return { status, available: 0 };
  const now = ctx.now();
  const period = currentCreditPeriod(currentPlan(user, now), book.tool, now);
  const isRunning = period && creditAccountId(user._id, book.tool, period) === book._id;
  const balance = isRunning ? toCreditBalance(book, period, now) : await getBalance(ctx, user, book.tool);
  return { status, available: balance.available };
}
