import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { type BookState, bookIdOf } from '../data/credit-books.ts';
import { chargeLineId } from '../data/credit-ledger.ts';
import type { CreditOperation } from '../data/credit-operations.ts';
import { creditBalance } from '../rules/credit-balance.ts';
import { creditPeriod } from '../rules/credit-period.ts';
import { currentPlan } from '../rules/current-plan.ts';
import { assertOwnsTool } from '../rules/tool-owners.ts';
import { giveBackExpired } from './give-back-expired.ts';
import { isCharged } from './is-charged.ts';
import { readBalance } from './read-balances.ts';

interface Settled {
  status: 'charged' | 'released';
  available: number;
}

/** The operation that `service` reserved; throws `not_found` for one that nobody reserved. */
export async function findOperation(ctx: AppContext, service: string, userId: string, operationId: string) {
  const operation = await ctx.operations.find(userId, operationId);
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
): Promise<Settled> {
  const { userId, operationId, bookId, amount, tool, purpose } = operation;
  const hold = await ctx.books.findHold(bookId, operationId);
  if (hold && !(await ctx.ledger.hasCharge(userId, operationId))) {
    if (ctx.now() > deadline) return releaseCredits(ctx, operation);
    const lineId = chargeLineId(userId, operationId);
    const charged = { lineId, kind: 'charged' as const, amount: -amount, operationId, at: new Date(ctx.now()) };
    const line = purpose ? { ...charged, purpose } : charged;
    const book = await ctx.books.charge(bookId, hold, line);
    if (book) {
      ctx.counters.credits.inc({ tool, outcome: 'committed' });
      return settledAs(ctx, 'charged', book);
    }
  }
  return whatIsTrue(ctx, operation, (_ctx, moved) => commitCredits(ctx, moved, deadline));
}

/** Gives the operation's hold back. What was charged stays charged. */
export async function releaseCredits(ctx: AppContext, operation: CreditOperation): Promise<Settled> {
  const { operationId, bookId } = operation;
  const hold = await ctx.books.findHold(bookId, operationId);
  if (hold) {
    const at = new Date(ctx.now());
    const line = { lineId: `${hold.holdId}:released`, kind: 'released' as const, amount: 0, operationId, at };
    const book = await ctx.books.giveBack(bookId, hold, line);
    if (book) {
      ctx.counters.credits.inc({ tool: operation.tool, outcome: 'released' });
      return settledAs(ctx, 'released', book);
    }
  }
  return whatIsTrue(ctx, operation, releaseCredits);
}

/** There was no hold to settle: says what became of the operation, or settles it in the book it moved to. */
async function whatIsTrue(
  ctx: AppContext,
  operation: CreditOperation,
  settle: typeof releaseCredits,
): Promise<Settled> {
  const { userId, operationId, bookId } = operation;
  const book = await ctx.books.find(bookId);
  if (!book) throw new Error('The book of an operation is gone');
  if (await isCharged(ctx, book, operationId)) return settledAs(ctx, 'charged', book);
  const latest = await ctx.operations.find(userId, operationId);
  if (latest && latest.bookId !== bookId) return settle(ctx, latest);
  await giveBackExpired(ctx, book);
  return settledAs(ctx, 'released', book);
}

/** With what the member may spend now: the plan may have changed, or the period ended, since the hold was taken. */
async function settledAs(ctx: AppContext, status: Settled['status'], book: BookState): Promise<Settled> {
  ctx.ledgerWriter.writeSoon(book._id);
  const user = await ctx.users.findById(book.userId);
  if (!user) return { status, available: 0 };
  const now = ctx.now();
  const period = creditPeriod(currentPlan(user, now), book.tool, now);
  const isRunning = period && bookIdOf(user._id, book.tool, period) === book._id;
  const balance = isRunning ? creditBalance(book, period, now) : await readBalance(ctx, user, book.tool);
  return { status, available: balance.available };
}
