import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { type CreditReservation, toPaidRequestError } from '../credits/credit-reservation.ts';
import {
  finishPaidRequest,
  openPaidRequest,
  type PaidRequestOptions,
  rollBackPaidRequest,
  startLeaseRenewal,
} from './paid-request-lifecycle.ts';
import type { NewPaidRequest, PaidRequest } from './paid-request-repository.ts';

export interface RunPaidRequestOptions<
  Work extends PaidRequest,
  Wanted extends NewPaidRequest<PaidRequest>,
  Hold extends CreditReservation,
  Answer,
> extends PaidRequestOptions<Work, Wanted, Hold> {
  /** Of `paidBook`: what a process that dies leaves is settled by others. */
  recoverAbandoned(userId: string): Promise<void>;
  /** Writes the answer, or finds the one that is kept, and keeps it under the work's lease. */
  write(work: Work, hold: Hold): Promise<Answer>;
}

/** `isOver`: it was answered and paid for before; the work has the answer. */
export type RunPaidRequestResult<Work, Hold, Answer> =
  | { isOver: true; work: Work }
  | { isOver: false; work: Work; hold: Hold; answer: Answer };

/**
 * An answer as a whole: held for first, kept, charged, and only then given. When none comes, the credit goes back. The same
 * operation again brings the same answer and costs nothing, whatever died in between.
 */
export async function runPaidRequest<
  Work extends PaidRequest,
  Wanted extends NewPaidRequest<PaidRequest>,
  Hold extends CreditReservation,
  Answer,
>(order: RunPaidRequestOptions<Work, Wanted, Hold, Answer>): Promise<RunPaidRequestResult<Work, Hold, Answer>> {
  const opened = await openPaidRequest(order);
  if (opened.isOver) return opened;
  const { work, hold } = opened;
  const lease = startLeaseRenewal(order, work);
  let isKept = order.hasAnswer(work);
  try {
    const answer = await order.write(work, hold);
    isKept = true;
    await hold.commit();
    await lease.stop();
    await finishPaidRequest(order.repository, work);
    return { isOver: false, work, hold, answer };
  } catch (error) {
    const failure = toAppError(error);
    await lease.stop();
    if (!(await rollBackPaidRequest(order, work, hold, isKept)))
      throw new AppError('operation_running', { cause: error });
    if (hold.isCharged === false) throw failure;
    throw hold.isCharged ? toPaidRequestError(failure) : new AppError('charge_unknown', { cause: failure });
  }
}
