import { randomUUID } from 'node:crypto';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { CreditBook } from '../data/credit-books.ts';
import { type CreditOperation, placementOf } from '../data/credit-operations.ts';
import { visibleAvailable } from '../rules/credit-balance.ts';
import { giveBackExpired } from './give-back-expired.ts';
import { isCharged } from './is-charged.ts';

interface Wanted {
  operation: CreditOperation;
  isNew: boolean;
  /** The book of the period that runs now. */
  book: CreditBook;
  holdSeconds: number;
}
interface Taken {
  status: 'held' | 'charged';
  available: number;
}

/** Each round either settles the question or clears one thing out of the way; more rounds than this is a fault. */
const mostRounds = 20;

/**
 * Holds the operation's credits in one conditional write, and finds out why when that did not work.
 *
 * An operation that was bound in another period, or on another plan, comes to the running book. Its stay in the old one
 * is ended there first, by a write that fails while the old book holds or has just charged it; only then it moves. A
 * stay never resumes, so a process that still believes in the old one can't hold there: it is never held in two books.
 */
export async function takeHold(ctx: AppContext, wanted: Wanted): Promise<Taken> {
  let { operation } = wanted;
  let mayBeCharged = !wanted.isNew;
  for (let round = 0; round < mostRounds; round++) {
    const home = operation.bookId === wanted.book._id ? wanted.book : await ctx.books.find(operation.bookId);
    if (!home) throw new Error('The book of an operation is gone');
    if (mayBeCharged && (await isCharged(ctx, home, operation.operationId))) {
      return { status: 'charged', available: visibleAvailable(home, ctx.now()) };
    }
    mayBeCharged = true;
    const isHome = operation.bookId === wanted.book._id;
    const taken = isHome && (await holdNow(ctx, operation, wanted.holdSeconds));
    if (taken) return taken;
    if (!isHome) await ctx.books.leave(operation.bookId, operation.operationId, placementOf(operation));
    const answer = await lookAgain(ctx, operation, wanted.book._id);
    if (answer) return answer;
    operation = (await ctx.operations.find(operation.userId, operation.operationId)) ?? operation;
  }
  throw new AppError('unavailable', { cause: new Error('A hold could not be settled') });
}

async function holdNow(ctx: AppContext, operation: CreditOperation, holdSeconds: number): Promise<Taken | null> {
  const { operationId, amount, bookId, userId } = operation;
  const expiresAt = new Date(ctx.now() + holdSeconds * 1000);
  const hold = { holdId: randomUUID(), operationId, amount, expiresAt };
  const book = await ctx.books.hold(bookId, hold, placementOf(operation));
  if (!book) return null;
  // A twin of this request may have been held and charged between our reading and our holding.
  if (!(await ctx.ledger.hasCharge(userId, operationId))) {
    return { status: 'held', available: visibleAvailable(book, ctx.now()) };
  }
  const after = await ctx.books.giveBack(bookId, hold);
  return { status: 'charged', available: visibleAvailable(after ?? book, ctx.now()) };
}

/** Why nothing was held: an answer, or `null` after clearing what was in the way. `homeId` is the running book. */
async function lookAgain(ctx: AppContext, operation: CreditOperation, homeId: string): Promise<Taken | null> {
  const now = ctx.now();
  const { operationId, amount } = operation;
  const book = await ctx.books.find(operation.bookId);
  if (!book) throw new Error('The book of an operation is gone');
  if (await isCharged(ctx, book, operationId)) return { status: 'charged', available: visibleAvailable(book, now) };

  const held = book.holds.find((hold) => hold.operationId === operationId);
  if (held && held.expiresAt.getTime() > now) return { status: 'held', available: visibleAvailable(book, now) };
  if (await giveBackExpired(ctx, book)) return null;
  if (book.pendingLines.some((line) => line.operationId === operationId)) {
    await ctx.ledgerWriter.write(book);
    return null;
  }
  if (book.leftPlacements.includes(placementOf(operation))) {
    await ctx.operations.move(operation, homeId);
    return null;
  }
  if (book._id === homeId && visibleAvailable(book, now) < amount) throw new AppError('out_of_credits');
  return null;
}
