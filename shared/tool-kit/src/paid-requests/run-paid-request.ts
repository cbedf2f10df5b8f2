import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { type CreditReservation, toPaidRequestError } from '../credits/credit-reservation.ts';
import type { NewPaidRequest, PaidRequest } from './paid-request.ts';
import {
  type AnsweredRequest,
  finishPaidRequest,
  type LeasedRequest,
  type PaidRequestStore,
  startPaidRequest,
} from './paid-request-lifecycle.ts';
import { releaseFailedRequest } from './release-failed-request.ts';

/** What a tool does for a request that is answered whole, in this order; the credits are charged after the last step. */
export interface PaidRequestSteps<Work extends PaidRequest, Reservation extends CreditReservation, Answer> {
  /** Reserves the credits. */
  reserve(work: Work): Promise<Reservation>;
  /** Returns the answer that is stored already, or writes one and stores it under the lease of `work`. */
  writeAndStore(work: Work, reservation: Reservation): Promise<Answer>;
}

export type PaidRequestResult<Work, Reservation, Answer> =
  | AnsweredRequest<Work>
  | (LeasedRequest<Work, Reservation> & { answer: Answer });

/**
 * Answers a paid request whole: reserves, stores, charges, and only then returns the answer. If no answer comes, the credits go
 * back. Repeating the operation returns the same answer for free, whichever process died in between.
 */
export async function runPaidRequest<
  Work extends PaidRequest,
  Request extends NewPaidRequest<PaidRequest>,
  Reservation extends CreditReservation,
  Answer,
>(
  store: PaidRequestStore<Work, Request>,
  request: Request,
  steps: PaidRequestSteps<Work, Reservation, Answer>,
): Promise<PaidRequestResult<Work, Reservation, Answer>> {
  const started = await startPaidRequest(store, request, (work) => steps.reserve(work));
  if (started.isOver) return started;
  const { work, reservation, lease } = started;
  let { isStored } = started;
  try {
    const answer = await steps.writeAndStore(work, reservation);
    isStored = true;
    await reservation.commit();
    await lease.stop();
    await finishPaidRequest(store.repository, work);
    return { isOver: false, work, reservation, answer };
  } catch (error) {
    const failure = toAppError(error);
    await lease.stop();
    if (!(await releaseFailedRequest(store, work, reservation, isStored)))
      throw new AppError('operation_running', { cause: error });
    if (reservation.isCharged === false) throw failure;
    throw reservation.isCharged ? toPaidRequestError(failure) : new AppError('charge_unknown', { cause: failure });
  }
}
