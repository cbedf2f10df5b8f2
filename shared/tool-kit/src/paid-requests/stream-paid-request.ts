import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import type { CreditReservation } from '../credits/credit-reservation.ts';
import type { NewPaidRequest, PaidRequest } from './paid-request.ts';
import {
  type AnsweredRequest,
  createLostLeaseError,
  finishPaidRequest,
  type LeasedRequest,
  type PaidRequestStore,
  startPaidRequest,
} from './paid-request-lifecycle.ts';
import { releaseFailedRequest } from './release-failed-request.ts';

/** What a tool does for a request whose answer is streamed, in this order. */
export interface StreamedRequestSteps<Work extends PaidRequest, Reservation extends CreditReservation, Piece> {
  /** Reserves the credits. */
  reserve(work: Work): Promise<Reservation>;
  /** Tells the member that the answer begins. */
  start(work: Work): void;
  /** Pieces that a process stored and died before it sent any. */
  listStored(work: Work): Piece[];
  /** Writes the pieces, one by one. */
  write(work: Work): AsyncIterable<Piece>;
  /** Stores a piece under the lease of `work`; returns false when another process has the lease, or the request is deleted. */
  store(work: Work, piece: Piece): Promise<boolean>;
  /** Sends a stored piece. */
  send(piece: Piece): void;
  /** How many pieces the credits promise: they are charged before the last of these is sent, and fewer are a failure. */
  minPieces: number;
  /** Aborted when the client goes away. */
  disconnectSignal: AbortSignal;
}

export type StreamedRequestResult<Work, Reservation, Piece> =
  | AnsweredRequest<Work>
  | (LeasedRequest<Work, Reservation> & { sent: Piece[]; failure: AppError | null });

/**
 * Answers a paid request piece by piece. Each piece is stored before it is sent, and the credits are charged once as many pieces as
 * they promise are written: the member keeps what they paid for, and pays nothing for less. Throws only before the answer begins; a
 * later failure is returned, after the request is finished or rolled back. `hasAnswer` of the store must be true from `minPieces` on.
 */
export async function streamPaidRequest<
  Work extends PaidRequest,
  Request extends NewPaidRequest<PaidRequest>,
  Reservation extends CreditReservation,
  Piece,
>(
  paidRequests: PaidRequestStore<Work, Request>,
  request: Request,
  steps: StreamedRequestSteps<Work, Reservation, Piece>,
): Promise<StreamedRequestResult<Work, Reservation, Piece>> {
  const started = await startPaidRequest(paidRequests, request, (work) => steps.reserve(work));
  if (started.isOver) return started;
  const { work, reservation, lease } = started;
  let { isStored } = started;
  const { repository } = paidRequests;
  const sent: Piece[] = [];

  async function chargeAndSend(piece: Piece): Promise<void> {
    if (sent.length + 1 === steps.minPieces) {
      await reservation.commit();
      if (!(await repository.markPaid(work))) throw await createLostLeaseError(repository, work);
    }
    sent.push(piece);
    steps.send(piece);
  }
  async function writeAll(): Promise<void> {
    steps.start(work);
    for (const piece of steps.listStored(work)) await chargeAndSend(piece);
    for await (const piece of steps.write(work)) {
      // A stream may yield what it has after the client went away; the member does not pay for what they will not see.
      if (sent.length < steps.minPieces) steps.disconnectSignal.throwIfAborted();
      if (!(await steps.store(work, piece))) throw await createLostLeaseError(repository, work);
      isStored = true;
      await chargeAndSend(piece);
    }
    if (sent.length < steps.minPieces) throw new AppError('ai_failed');
  }

  let failure = await writeAll().then(
    () => null,
    (error) => (sent.length < steps.minPieces ? toAppError(error) : null),
  );
  await lease.stop();
  if (sent.length >= steps.minPieces) await finishPaidRequest(repository, work);
  else if (!(await releaseFailedRequest(paidRequests, work, reservation, isStored)))
    failure = new AppError('operation_running');
  if (failure && reservation.isCharged === null) failure = new AppError('charge_unknown', { cause: failure });
  return { isOver: false, work, reservation, sent, failure };
}
