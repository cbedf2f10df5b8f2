import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import type { CreditReservation } from '../credits/credit-reservation.ts';
import {
  createLostLeaseError,
  finishPaidRequest,
  openPaidRequest,
  type PaidRequestOptions,
  rollBackPaidRequest,
  startLeaseRenewal,
} from './paid-request-lifecycle.ts';
import type { NewPaidRequest, PaidRequest } from './paid-request-repository.ts';

export interface StreamPaidRequestOptions<
  Work extends PaidRequest,
  Wanted extends NewPaidRequest<PaidRequest>,
  Hold extends CreditReservation,
  Piece,
> extends PaidRequestOptions<Work, Wanted, Hold> {
  /** Of `paidBook`: what a process that dies leaves is settled by others. */
  recoverAbandoned(userId: string): Promise<void>;
  /** The credit is held, and what comes is shown from now on. */
  onStart(work: Work): void;
  /** What a process that died had kept, and nobody has seen. */
  listStoredPieces(work: Work): Piece[];
  /** Writes the pieces. */
  write(work: Work): AsyncIterable<Piece>;
  /** Keeps a piece under the work's lease; false when it is another's, or gone. */
  storePiece(work: Work, piece: Piece): Promise<boolean>;
  sendPiece(piece: Piece): void;
  /** As many as the credit promises: an end before that is a failure. */
  minPieces: number;
  /** Aborted when nobody reads any more. */
  disconnectSignal: AbortSignal;
}

export type StreamPaidRequestResult<Work, Hold, Piece> =
  | { isOver: true; work: Work }
  | { isOver: false; work: Work; hold: Hold; shown: Piece[]; failure: AppError | null };

/**
 * An answer that is read while it is written. Each piece is kept before it is shown, and the credit is charged before the first:
 * what a member saw is theirs, and what nobody saw costs nothing. Throws only before anything was written; a failure after that is
 * answered, with the books ended.
 */
export async function streamPaidRequest<
  Work extends PaidRequest,
  Wanted extends NewPaidRequest<PaidRequest>,
  Hold extends CreditReservation,
  Piece,
>(order: StreamPaidRequestOptions<Work, Wanted, Hold, Piece>): Promise<StreamPaidRequestResult<Work, Hold, Piece>> {
  const opened = await openPaidRequest(order);
  if (opened.isOver) return opened;
  const { work, hold } = opened;
  const { repository, disconnectSignal } = order;
  const lease = startLeaseRenewal(order, work);
  const shown: Piece[] = [];
  let isKept = order.hasAnswer(work);

  async function show(piece: Piece): Promise<void> {
    if (shown.length === 0) {
      await hold.commit();
      if (!(await repository.markPaid(work))) throw await createLostLeaseError(repository, work);
    }
    shown.push(piece);
    order.sendPiece(piece);
  }
  async function write(): Promise<void> {
    order.onStart(work);
    for (const piece of order.listStoredPieces(work)) await show(piece);
    for await (const piece of order.write(work)) {
      // An abandoned stream may still hand out what it has: nobody pays for what nobody sees.
      if (shown.length === 0) disconnectSignal.throwIfAborted();
      if (!(await order.storePiece(work, piece))) throw await createLostLeaseError(repository, work);
      isKept = true;
      await show(piece);
    }
    if (shown.length < order.minPieces) throw new AppError('ai_failed');
  }

  let failure = await write().then(
    () => null,
    (error) => (shown.length < order.minPieces ? toAppError(error) : null),
  );
  await lease.stop();
  if (shown.length > 0) await finishPaidRequest(repository, work);
  else if (!(await rollBackPaidRequest(order, work, hold, isKept))) failure = new AppError('operation_running');
  if (failure && hold.isCharged === null) failure = new AppError('charge_unknown', { cause: failure });
  return { isOver: false, work, hold, shown, failure };
}
