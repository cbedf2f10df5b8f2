import { type ClaimedWork, type ClaimingBook, claimWork, type NewWork, type WorkBook } from '../claimed-work.ts';
import type { CreditHold } from '../credit-hold.ts';
import { AppError, asAppError } from '../errors.ts';
import { currentRequest } from '../request-scope.ts';

/** One piece of work for credits: claimed, held for, written, kept, charged, and repeated for free. */
export interface PaidOrder<Work extends ClaimedWork, Wanted extends NewWork<ClaimedWork>, Hold extends CreditHold> {
  book: WorkBook<Work> & ClaimingBook<Work, Wanted>;
  wanted: Wanted;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Holds what it costs; who should pay beforehand is charged here. */
  pay(work: Work): Promise<Hold>;
  /** Something of it is kept that was not shown yet. */
  isKept(work: Work): boolean;
}

/** Keeps work this process's own while it lives. Stopped, it writes nothing any more. */
export function keepLease<Work extends ClaimedWork>(
  { book, wanted, now }: Pick<PaidOrder<Work, NewWork<ClaimedWork>, CreditHold>, 'book' | 'wanted' | 'now'>,
  work: Work,
): { stop(): Promise<unknown> } {
  const lease = wanted.leaseUntil.getTime() - wanted.createdAt.getTime();
  let renewed: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // Lost or late, what is written next is refused.
    renewed = book.renew(work, new Date(now() + lease)).catch(() => undefined);
  }, lease / 3).unref();
  return {
    stop() {
      clearInterval(timer);
      return renewed;
    },
  };
}

/** Work that this process may do, or that was done before: then there is nothing to pay. */
export type Opened<Work, Hold> = { isOver: true; work: Work } | { isOver: false; work: Work; hold: Hold };

/**
 * Makes the work this process's own, and holds what it costs. Throws `operation_running`, `operation_conflict`, and what `pay`
 * throws; then nothing is left of what was begun, or it is settled as what a dead process left.
 */
export async function openWork<Work extends ClaimedWork, Wanted extends NewWork<ClaimedWork>, Hold extends CreditHold>(
  order: PaidOrder<Work, Wanted, Hold>,
): Promise<Opened<Work, Hold>> {
  const { book, wanted, now, pay, isKept } = order;
  const { work, isOver } = await claimWork(book, wanted, now());
  if (isOver) return { isOver, work };
  if (work.state === 'paid') {
    // Its process died after the member had seen something of it.
    await book.finish(work);
    return { isOver: true, work };
  }
  const hold = await pay(work).catch(async (error) => {
    // A refusal holds nothing. After all else credits may be held, and what is kept may be paid for: it is settled later.
    if (isKept(work) || asAppError(error).status >= 500) await book.leave(work, new Date(now()));
    else await book.drop(work);
    throw error;
  });
  return { isOver: false, work, hold };
}

/**
 * Marks work as done. What is paid for is given also when the database does not take the mark: asked again it is marked then, for
 * free.
 */
export async function finishWork<Work extends ClaimedWork>(
  book: Pick<WorkBook<Work>, 'finish'>,
  work: Work,
): Promise<void> {
  await book.finish(work).catch((error) => {
    currentRequest().log.warn({ err: error }, 'paid work is not marked as done yet');
  });
}

/** Milliseconds in which the books of failed work are ended. */
const settling = 10_000;

/**
 * Ends the books of work that came to nothing; `hold.isCharged` says what it cost after all. False when somebody else has taken
 * the work over: the same credit is held for them, so it is theirs to settle.
 */
export async function undoWork<Work extends ClaimedWork>(
  { book, now }: Pick<PaidOrder<Work, NewWork<ClaimedWork>, CreditHold>, 'book' | 'now'>,
  work: Work,
  hold: CreditHold,
  isKept: boolean,
): Promise<boolean> {
  // While its credit is given back nobody may begin to count on it.
  const isMine = await book.renew(work, new Date(now() + settling));
  if (!isMine && (await book.find(work.userId, work.operationId))) return false;
  const isSettled = await hold.giveBack();
  if (!isSettled || (isKept && hold.isCharged !== false)) await book.leave(work, new Date(now()));
  else await book.drop(work);
  return true;
}

/** Why something could not be kept: another has the work, or it was deleted meanwhile. */
export async function whyLost<Work extends ClaimedWork>(
  book: Pick<WorkBook<Work>, 'find'>,
  work: Work,
): Promise<AppError> {
  return new AppError((await book.find(work.userId, work.operationId)) ? 'operation_running' : 'not_found');
}
