import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { CreditReservation } from '../credits/credit-reservation.ts';
import { type LeasingRepository, leasePaidRequest } from './lease-paid-request.ts';
import type { NewPaidRequest, PaidRequest } from './paid-request.ts';
import type { PaidRequestRepository } from './paid-request-repository.ts';

/** Where the paid requests of one tool are stored. */
export interface PaidRequestStore<Work extends PaidRequest, Request> {
  repository: PaidRequestRepository<Work> & LeasingRepository<Work, Request>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** True when the request has something stored that could be shown. */
  hasAnswer(work: Work): boolean;
}

/** A paid request that this process works on. */
export interface LeasedRequest<Work, Reservation> {
  isOver: false;
  work: Work;
  reservation: Reservation;
}

/** A paid request that was answered and paid for before. */
export interface AnsweredRequest<Work> {
  isOver: true;
  work: Work;
}

/**
 * Takes the lease of a request and reserves its credits. Throws `operation_running`, `operation_conflict`, and whatever `reserve`
 * throws; the request is then deleted, or recovered later like one whose process died.
 */
export async function openPaidRequest<
  Work extends PaidRequest,
  Request extends NewPaidRequest<PaidRequest>,
  Reservation extends CreditReservation,
>(
  { repository, now, hasAnswer }: PaidRequestStore<Work, Request>,
  request: Request,
  reserve: (work: Work) => Promise<Reservation>,
): Promise<AnsweredRequest<Work> | LeasedRequest<Work, Reservation>> {
  const { work, isOver } = await leasePaidRequest(repository, request, now());
  if (isOver) return { isOver, work };
  if (work.state === 'paid') {
    // The process died after the member had seen part of the answer.
    await repository.finish(work);
    return { isOver: true, work };
  }
  const reservation = await reserve(work).catch(async (error) => {
    // A refusal reserves nothing. After any other error credits may be reserved, and a stored answer paid for: recovery finds out.
    if (hasAnswer(work) || toAppError(error).status >= 500) await repository.expireLease(work, new Date(now()));
    else await repository.remove(work);
    throw error;
  });
  return { isOver: false, work, reservation };
}

/** Opens a request and renews its lease while this process answers it. Throws as `openPaidRequest` does. */
export async function startPaidRequest<
  Work extends PaidRequest,
  Request extends NewPaidRequest<PaidRequest>,
  Reservation extends CreditReservation,
>(
  store: PaidRequestStore<Work, Request>,
  request: Request,
  reserve: (work: Work) => Promise<Reservation>,
): Promise<AnsweredRequest<Work> | (LeasedRequest<Work, Reservation> & { lease: LeaseRenewal; isStored: boolean })> {
  const opened = await openPaidRequest(store, request, reserve);
  if (opened.isOver) return opened;
  const { work } = opened;
  return { ...opened, lease: startLeaseRenewal(store, work, request), isStored: store.hasAnswer(work) };
}

interface LeaseRenewal {
  stop(): Promise<unknown>;
}

/** Renews the lease until it is stopped; after that nothing is written any more. */
function startLeaseRenewal<Work extends PaidRequest>(
  { repository, now }: Pick<PaidRequestStore<Work, never>, 'repository' | 'now'>,
  work: Work,
  { leaseUntil, createdAt }: Pick<PaidRequest, 'leaseUntil' | 'createdAt'>,
): LeaseRenewal {
  const leaseMs = leaseUntil.getTime() - createdAt.getTime();
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // If the renewal fails or comes too late, the next write under this lease is refused.
    renewal = repository.renewLease(work, new Date(now() + leaseMs)).catch(() => undefined);
  }, leaseMs / 3).unref();
  return {
    stop() {
      clearInterval(timer);
      return renewal;
    },
  };
}

/**
 * Marks the request as done. The member gets an answer that is paid for even when the database refuses the mark: the next attempt
 * marks it, for free.
 */
export async function finishPaidRequest<Work extends PaidRequest>(
  repository: Pick<PaidRequestRepository<Work>, 'finish'>,
  work: Work,
): Promise<void> {
  await repository.finish(work).catch((error) => {
    currentRequest().log.warn({ err: error }, 'paid work is not marked as done yet');
  });
}

/** Tells why a write under a lease was refused: another process has the request, or it was deleted meanwhile. */
export async function createLostLeaseError<Work extends PaidRequest>(
  repository: Pick<PaidRequestRepository<Work>, 'find'>,
  work: Work,
): Promise<AppError> {
  return new AppError((await repository.find(work.userId, work.operationId)) ? 'operation_running' : 'not_found');
}
