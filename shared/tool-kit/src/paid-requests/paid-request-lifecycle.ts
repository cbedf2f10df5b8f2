import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { CreditReservation } from '../credits/credit-reservation.ts';
import {
  type LeasingRepository,
  leasePaidRequest,
  type NewPaidRequest,
  type PaidRequest,
  type PaidRequestRepository,
} from './paid-request-repository.ts';

/** One piece of work for credits: claimed, held for, written, kept, charged, and repeated for free. */
export interface PaidRequestOptions<
  Work extends PaidRequest,
  Wanted extends NewPaidRequest<PaidRequest>,
  Hold extends CreditReservation,
> {
  repository: PaidRequestRepository<Work> & LeasingRepository<Work, Wanted>;
  request: Wanted;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Holds what it costs; who should pay beforehand is charged here. */
  reserve(work: Work): Promise<Hold>;
  /** Something of it is kept that was not shown yet. */
  hasAnswer(work: Work): boolean;
}

/** Keeps work this process's own while it lives. Stopped, it writes nothing any more. */
export function startLeaseRenewal<Work extends PaidRequest>(
  {
    repository: book,
    request: wanted,
    now,
  }: Pick<PaidRequestOptions<Work, NewPaidRequest<PaidRequest>, CreditReservation>, 'repository' | 'request' | 'now'>,
  work: Work,
): { stop(): Promise<unknown> } {
  const lease = wanted.leaseUntil.getTime() - wanted.createdAt.getTime();
  let renewed: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // Lost or late, what is written next is refused.
    renewed = book.renewLease(work, new Date(now() + lease)).catch(() => undefined);
  }, lease / 3).unref();
  return {
    stop() {
      clearInterval(timer);
      return renewed;
    },
  };
}

/** Work that this process may do, or that was done before: then there is nothing to pay. */
export type OpenedPaidRequest<Work, Hold> = { isOver: true; work: Work } | { isOver: false; work: Work; hold: Hold };

/**
 * Makes the work this process's own, and holds what it costs. Throws `operation_running`, `operation_conflict`, and what `pay`
 * throws; then nothing is left of what was begun, or it is settled as what a dead process left.
 */
export async function openPaidRequest<
  Work extends PaidRequest,
  Wanted extends NewPaidRequest<PaidRequest>,
  Hold extends CreditReservation,
>(order: PaidRequestOptions<Work, Wanted, Hold>): Promise<OpenedPaidRequest<Work, Hold>> {
  const { repository, request, now, reserve, hasAnswer } = order;
  const { work, isOver } = await leasePaidRequest(repository, request, now());
  if (isOver) return { isOver, work };
  if (work.state === 'paid') {
    // Its process died after the member had seen something of it.
    await repository.finish(work);
    return { isOver: true, work };
  }
  const hold = await reserve(work).catch(async (error) => {
    // A refusal holds nothing. After all else credits may be held, and what is kept may be paid for: it is settled later.
    if (hasAnswer(work) || toAppError(error).status >= 500) await repository.expireLease(work, new Date(now()));
    else await repository.remove(work);
    throw error;
  });
  return { isOver: false, work, hold };
}

/**
 * Marks work as done. What is paid for is given also when the database does not take the mark: asked again it is marked then, for
 * free.
 */
export async function finishPaidRequest<Work extends PaidRequest>(
  book: Pick<PaidRequestRepository<Work>, 'finish'>,
  work: Work,
): Promise<void> {
  await book.finish(work).catch((error) => {
    currentRequest().log.warn({ err: error }, 'paid work is not marked as done yet');
  });
}

/** Milliseconds in which the books of failed work are ended. */
const recoveryLeaseMs = 10_000;

/**
 * Ends the books of work that came to nothing; `hold.isCharged` says what it cost after all. False when somebody else has taken
 * the work over: the same credit is held for them, so it is theirs to settle.
 */
export async function rollBackPaidRequest<Work extends PaidRequest>(
  {
    repository: book,
    now,
  }: Pick<PaidRequestOptions<Work, NewPaidRequest<PaidRequest>, CreditReservation>, 'repository' | 'now'>,
  work: Work,
  hold: CreditReservation,
  isKept: boolean,
): Promise<boolean> {
  // While its credit is given back nobody may begin to count on it.
  const isMine = await book.renewLease(work, new Date(now() + recoveryLeaseMs));
  if (!isMine && (await book.find(work.userId, work.operationId))) return false;
  const isSettled = await hold.release();
  if (!isSettled || (isKept && hold.isCharged !== false)) await book.expireLease(work, new Date(now()));
  else await book.remove(work);
  return true;
}

/** Why something could not be kept: another has the work, or it was deleted meanwhile. */
export async function createLostLeaseError<Work extends PaidRequest>(
  book: Pick<PaidRequestRepository<Work>, 'find'>,
  work: Work,
): Promise<AppError> {
  return new AppError((await book.find(work.userId, work.operationId)) ? 'operation_running' : 'not_found');
}
