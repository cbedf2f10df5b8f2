import type { BackgroundTasks } from '@datewright/service-kit/background/background-tasks';
import { repeat } from '@datewright/service-kit/background/repeat';
import { releaseReservation } from '../credits/credit-reservation.ts';
import type { CreditsClient } from '../credits/credits-client.ts';
import type { PaidRequest } from './paid-request.ts';
import type { PaidRequestRepository } from './paid-request-repository.ts';

export interface RecoveryOptions<Work extends PaidRequest> {
  repository: Pick<PaidRequestRepository<Work>, 'findAbandoned' | 'takeOver' | 'finish' | 'markOwed' | 'remove'>;
  credits: CreditsClient;
  /** Milliseconds since 1970. */
  now: () => number;
  hasAnswer(work: Work): boolean;
  /** Releases what is not charged, where a request may be paid for by something other than a credit. */
  releaseReservation?(work: Work): Promise<'charged' | 'released'>;
  /** True while a job is queued for the request: it is not abandoned then. */
  isQueued?(work: Work): Promise<boolean>;
}

/** Milliseconds that recovering one request may take. */
const recoveryLeaseMs = 10_000;
const recoveryIntervalMs = 15_000;

/**
 * Settles the requests whose process died, of one member or of all. If the request was charged, the member gets its answer. If not,
 * the credits go back and the request is deleted. If it was charged and has no answer, the next attempt is free.
 */
export async function recoverAbandonedRequests<Work extends PaidRequest>(
  options: RecoveryOptions<Work>,
  userId?: string,
): Promise<void> {
  const { repository, credits, now, hasAnswer, isQueued } = options;
  const release = options.releaseReservation ?? ((work: Work) => releaseReservation(credits, work));
  for (const abandoned of await repository.findAbandoned(new Date(now()), userId)) {
    if (await isQueued?.(abandoned)) continue;
    const work = await repository.takeOver(abandoned, new Date(now()), new Date(now() + recoveryLeaseMs));
    if (!work) continue;
    // The member has seen part of the answer.
    if (work.state === 'paid') await repository.finish(work);
    else if ((await release(work)) === 'released') await repository.remove(work);
    else if (hasAnswer(work)) await repository.finish(work);
    else await repository.markOwed(work, new Date(now()));
  }
}

/** Recovers abandoned requests every 15 seconds, on every instance. */
export function startAbandonedRequestRecovery<Work extends PaidRequest>(
  background: BackgroundTasks,
  options: RecoveryOptions<Work>,
): void {
  repeat(background, { name: 'settle abandoned work', interval: recoveryIntervalMs }, () =>
    recoverAbandonedRequests(options),
  );
}
