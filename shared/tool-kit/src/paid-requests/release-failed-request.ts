import type { CreditReservation } from '../credits/credit-reservation.ts';
import type { PaidRequest } from './paid-request.ts';
import type { PaidRequestStore } from './paid-request-lifecycle.ts';

/** Milliseconds that releasing one request may take. */
const releaseLeaseMs = 10_000;

/**
 * Gives the credits of a failed request back and deletes it; `reservation.isCharged` tells what it cost after all. Returns false
 * when another process has taken the request over: it uses the same reservation, so it settles it.
 */
export async function releaseFailedRequest<Work extends PaidRequest>(
  { repository, now }: Pick<PaidRequestStore<Work, never>, 'repository' | 'now'>,
  work: Work,
  reservation: CreditReservation,
  isStored: boolean,
): Promise<boolean> {
  // No other process may begin to count on the reservation while it is being released.
  const hasLease = await repository.renewLease(work, new Date(now() + releaseLeaseMs));
  if (!hasLease && (await repository.find(work.userId, work.operationId))) return false;
  const isSettled = await reservation.release();
  if (!isSettled || (isStored && reservation.isCharged !== false)) await repository.expireLease(work, new Date(now()));
  else await repository.remove(work);
  return true;
}
