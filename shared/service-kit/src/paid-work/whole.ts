import type { ClaimedWork, NewWork } from '../claimed-work.ts';
import { afterPaying, type CreditHold } from '../credit-hold.ts';
import { AppError, asAppError } from '../errors.ts';
import { finishWork, keepLease, openWork, type PaidOrder, undoWork } from './order.ts';

export interface WholeOrder<
  Work extends ClaimedWork,
  Wanted extends NewWork<ClaimedWork>,
  Hold extends CreditHold,
  Answer,
> extends PaidOrder<Work, Wanted, Hold> {
  /** Of `paidBook`: what a process that dies leaves is settled by others. */
  settleAbandoned(userId: string): Promise<void>;
  /** Writes the answer, or finds the one that is kept, and keeps it under the work's lease. */
  write(work: Work, hold: Hold): Promise<Answer>;
}

/** `isOver`: it was answered and paid for before; the work has the answer. */
export type Whole<Work, Hold, Answer> =
  | { isOver: true; work: Work }
  | { isOver: false; work: Work; hold: Hold; answer: Answer };

/**
 * An answer as a whole: held for first, kept, charged, and only then given. When none comes, the credit goes back. The same
 * operation again brings the same answer and costs nothing, whatever died in between.
 */
export async function paidWhole<
  Work extends ClaimedWork,
  Wanted extends NewWork<ClaimedWork>,
  Hold extends CreditHold,
  Answer,
>(order: WholeOrder<Work, Wanted, Hold, Answer>): Promise<Whole<Work, Hold, Answer>> {
  const opened = await openWork(order);
  if (opened.isOver) return opened;
  const { work, hold } = opened;
  const lease = keepLease(order, work);
  let isKept = order.isKept(work);
  try {
    const answer = await order.write(work, hold);
    isKept = true;
    await hold.spend();
    await lease.stop();
    await finishWork(order.book, work);
    return { isOver: false, work, hold, answer };
  } catch (error) {
    const failure = asAppError(error);
    await lease.stop();
    if (!(await undoWork(order, work, hold, isKept))) throw new AppError('operation_running', { cause: error });
    if (hold.isCharged === false) throw failure;
    throw hold.isCharged ? afterPaying(failure) : new AppError('charge_unknown', { cause: failure });
  }
}
