import { randomUUID } from 'node:crypto';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { CreditBook } from '../data/credit-books.ts';
import type { CreditOperation } from '../data/credit-operations.ts';
import { visibleAvailable } from '../rules/credit-balance.ts';
import type { CreditPeriod } from '../rules/credit-period.ts';
import { giveBackExpired } from './give-back-expired.ts';
import { isCharged } from './is-charged.ts';

interface Wanted {
  operation: CreditOperation;
  isNew: boolean;
  /** The book of the period that runs now. */
  book: CreditBook;
  period: CreditPeriod;
  holdSeconds: number;
}
interface Taken {
  status: 'held' | 'charged';
  available: number;
}

/** Each round either settles the question or clears one thing out of the way; more rounds than this is a fault. */
const mostRounds = 20;

/** Holds the operation's credits in one conditional write, and finds out why when that did not work. */
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
    const taken = isHome ? await holdNow(ctx, operation, wanted) : await moveHome(ctx, operation, wanted.book._id);
    if (taken) return taken;
    const answer = await lookAgain(ctx, operation, isHome);
    if (answer) return answer;
    operation = (await ctx.operations.find(operation.userId, operation.operationId)) ?? operation;
  }
  throw new AppError('unavailable', { cause: new Error('A hold could not be settled') });
}

async function holdNow(ctx: AppContext, operation: CreditOperation, wanted: Wanted): Promise<Taken | null> {
  const { operationId, amount, bookId, userId } = operation;
  const expiresAt = new Date(ctx.now() + wanted.holdSeconds * 1000);
  const hold = { holdId: randomUUID(), operationId, amount, expiresAt };
  const book = await ctx.books.hold(bookId, wanted.period.limit, hold);
  if (!book) return null;
  // A twin of this request may have been held and charged between our reading and our holding.
  if (!(await ctx.ledger.hasCharge(userId, operationId))) {
    return { status: 'held', available: visibleAvailable(book, ctx.now()) };
  }
  const after = await ctx.books.giveBack(bookId, hold);
  return { status: 'charged', available: visibleAvailable(after ?? book, ctx.now()) };
}

/**
 * Brings an operation that was bound in another period into the running one. The old book is closed to it first, in a
 * write that fails while it holds or has charged the operation: so it is never held in two.
 */
async function moveHome(ctx: AppContext, operation: CreditOperation, bookId: string): Promise<null> {
  if (await ctx.books.sendOn(operation.bookId, operation.operationId)) {
    await ctx.books.takeBack(bookId, operation.operationId);
    await ctx.operations.move(operation, bookId);
  }
  return null;
}

/** Why the write did not match: an answer, or `null` after clearing what was in the way. */
async function lookAgain(ctx: AppContext, operation: CreditOperation, isHome: boolean): Promise<Taken | null> {
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
  const isShort = isHome && visibleAvailable(book, now) < amount;
  if (isShort) throw new AppError('out_of_credits');
  return null;
}
