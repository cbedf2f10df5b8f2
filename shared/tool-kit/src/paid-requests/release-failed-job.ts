import type { CreditsClient } from '../credits/credits-client.ts';
import type { JobEnding } from '../jobs/job.ts';
import type { PaidOperation, PaidRequest } from './paid-request.ts';
import type { PaidRequestStore } from './paid-request-lifecycle.ts';

interface Dependencies<Work extends PaidRequest>
  extends Pick<PaidRequestStore<Work, never>, 'repository' | 'now' | 'hasAnswer'> {
  credits: CreditsClient;
}

/**
 * Gives the credits of a job that will not run again back, and stores why it failed. Returns `finished` when the request turns out
 * to be charged and answered.
 */
export async function releaseFailedJob<Work extends PaidRequest>(
  { repository, credits, now, hasAnswer }: Dependencies<Work>,
  operation: PaidOperation,
  { lease, ending, reason }: { lease: number; ending: JobEnding; reason: string },
): Promise<'finished' | undefined> {
  const work = await repository.leaseForJob(operation.userId, operation.operationId, lease);
  if (!work) {
    await releaseDeletedRequest({ repository, credits }, operation);
    return undefined;
  }
  const { status } = await credits.release(operation);
  // The answer to a commit was lost: the request is charged, and its answer stored.
  if (status === 'charged' && hasAnswer(work)) {
    await repository.finish(work);
    return 'finished';
  }
  if (ending === 'cancelled') await repository.remove(work);
  else {
    const failed = { failure: reason, leaseUntil: new Date(now()) };
    await repository.update(work, { $set: failed, $unset: { heldUntil: 1 } });
  }
  return undefined;
}

/** The member deleted the request, so nobody will write it. A request that still exists is done, or a later worker's. */
export async function releaseDeletedRequest<Work extends PaidRequest>(
  { repository, credits }: Pick<Dependencies<Work>, 'repository' | 'credits'>,
  { userId, operationId }: PaidOperation,
): Promise<void> {
  if (!(await repository.find(userId, operationId))) await credits.release({ userId, operationId });
}
