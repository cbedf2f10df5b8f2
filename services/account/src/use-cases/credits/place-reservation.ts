import { randomUUID } from 'node:crypto';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import type { CreditAccount } from '../../data/credits/credit-account-repository.ts';
import { type CreditOperation, placementId } from '../../data/credits/credit-operation-repository.ts';
import { availableCredits } from '../../rules/credits/credit-balance.ts';
import { isCharged } from './is-charged.ts';
import { releaseExpiredReservations } from './release-expired-reservations.ts';

interface PlacementRequest {
  operation: CreditOperation;
  isNew: boolean;
  /** The book of the period that runs now. */
  book: CreditAccount;
  holdSeconds: number;
}
interface PlacementResult {
  status: 'held' | 'charged';
  available: number;
}

/** Each round either settles the question or clears one thing out of the way; more rounds than this is a fault. */
const maxRounds = 20;

/**
 * Holds the operation's credits in one conditional write, and finds out why when that did not work.
 *
 * An operation that was bound in another period, or on another plan, comes to the running book. Its stay in the old one
 * is ended there first, by a write that fails while the old book holds or has just charged it; only then it moves. A
 * stay never resumes, so a process that still believes in the old one can't hold there: it is never held in two books.
 */
export async function placeReservation(ctx: AppContext, wanted: PlacementRequest): Promise<PlacementResult> {
  let { operation } = wanted;
  let mayBeCharged = !wanted.isNew;
  for (let round = 0; round < maxRounds; round++) {
    const home =
      operation.bookId === wanted.book._id ? wanted.book : await ctx.creditAccounts.findById(operation.bookId);
    if (!home) throw new Error('The book of an operation is gone');
    if (mayBeCharged && (await isCharged(ctx, home, operation.operationId))) {
      return { status: 'charged', available: availableCredits(home, ctx.now()) };
    }
    mayBeCharged = true;
    const isHome = operation.bookId === wanted.book._id;
    const taken = isHome && (await tryReserve(ctx, operation, wanted.holdSeconds));
    if (taken) return taken;
    if (!isHome) await ctx.creditAccounts.endPlacement(operation.bookId, operation.operationId, placementId(operation));
    const answer = await resolveConflict(ctx, operation, wanted.book._id);
    if (answer) return answer;
    operation = (await ctx.creditOperations.find(operation.userId, operation.operationId)) ?? operation;
  }
  throw new AppError('unavailable', { cause: new Error('A hold could not be settled') });
}

async function tryReserve(
  ctx: AppContext,
  operation: CreditOperation,
  holdSeconds: number,
): Promise<PlacementResult | null> {
  const { operationId, amount, bookId, userId } = operation;
  const expiresAt = new Date(ctx.now() + holdSeconds * 1000);
  const hold = { holdId: randomUUID(), operationId, amount, expiresAt };
  const book = await ctx.creditAccounts.reserve(bookId, hold, placementId(operation));
  if (!book) return null;
  // A twin of this request may have been held and charged between our reading and our holding.
  if (!(await ctx.creditLedger.hasCharge(userId, operationId))) {
    return { status: 'held', available: availableCredits(book, ctx.now()) };
  }
  const after = await ctx.creditAccounts.release(bookId, hold);
  return { status: 'charged', available: availableCredits(after ?? book, ctx.now()) };
}

/** Why nothing was held: an answer, or `null` after clearing what was in the way. `homeId` is the running book. */
async function resolveConflict(
  ctx: AppContext,
  operation: CreditOperation,
  homeId: string,
): Promise<PlacementResult | null> {
  const now = ctx.now();
  const { operationId, amount } = operation;
  const book = await ctx.creditAccounts.findById(operation.bookId);
  if (!book) throw new Error('The book of an operation is gone');
  if (await isCharged(ctx, book, operationId)) return { status: 'charged', available: availableCredits(book, now) };

  const held = book.holds.find((hold) => hold.operationId === operationId);
  if (held && held.expiresAt.getTime() > now) return { status: 'held', available: availableCredits(book, now) };
  if (await releaseExpiredReservations(ctx, book)) return null;
  if (book.pendingLines.some((line) => line.operationId === operationId)) {
    await ctx.ledgerWriter.write(book);
    return null;
  }
  if (book.leftPlacements.includes(placementId(operation))) {
    await ctx.creditOperations.move(operation, homeId);
    return null;
  }
  if (book._id === homeId && availableCredits(book, now) < amount) throw new AppError('out_of_credits');
  return null;
}
