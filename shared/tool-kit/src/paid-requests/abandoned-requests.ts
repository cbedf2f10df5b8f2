import type { BackgroundTasks } from '@datewright/service-kit/background/background-tasks';
import { repeat } from '@datewright/service-kit/background/repeat';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { ToolContext } from '../app/tool-context.ts';
import { releaseReservation } from '../credits/credit-reservation.ts';
import type { CreditsClient } from '../credits/credits-client.ts';
import type { PaidRequestOptions } from './paid-request-lifecycle.ts';
import {
  getLeaseExpiry,
  type LeasingRepository,
  type NewPaidRequest,
  type PaidRequest,
  type PaidRequestRepository,
} from './paid-request-repository.ts';

export interface RecoveryOptions<Work extends PaidRequest> {
  repository: Pick<PaidRequestRepository<Work>, 'findAbandoned' | 'takeOver' | 'finish' | 'markOwed' | 'remove'>;
  credits: CreditsClient;
  /** Milliseconds since 1970. */
  now: () => number;
  /** It has an answer that can be shown. */
  hasAnswer(work: Work): boolean;
  /** What became of its payment, where that may be another than a credit. Gives back what is not charged. */
  releaseReservation?(work: Work): Promise<'charged' | 'released'>;
  /** A job waits to do it: then nothing is abandoned. */
  isQueued?(work: Work): Promise<boolean>;
}

/** Milliseconds in which what became of one is found out. */
const recoveryLeaseMs = 10_000;

/**
 * Settles what a dead process left by its operation: charged, its answer is the member's and is shown from now on; not
 * charged, the credit is given back and nothing is left. Charged and not written, it waits to be asked for again.
 * `userId`: of this member alone.
 */
export async function recoverAbandonedRequests<Work extends PaidRequest>(
  parts: RecoveryOptions<Work>,
  userId?: string,
): Promise<void> {
  const { repository, credits, now, hasAnswer, isQueued } = parts;
  const release = parts.releaseReservation ?? ((work: Work) => releaseReservation(credits, work));
  for (const work of await repository.findAbandoned(new Date(now()), userId)) {
    if (await isQueued?.(work)) continue;
    const mine = await repository.takeOver(work, new Date(now()), new Date(now() + recoveryLeaseMs));
    if (!mine) continue;
    // The member has seen some of it.
    if (mine.state === 'paid') await repository.finish(mine);
    else if ((await release(mine)) === 'released') await repository.remove(mine);
    else if (hasAnswer(mine)) await repository.finish(mine);
    else await repository.markOwed(mine, new Date(now()));
  }
}

/** The paid work of one collection: all that an order needs beside what it is for. */
export interface PaidRequestContext<Work extends PaidRequest, Wanted extends NewPaidRequest<PaidRequest>>
  extends Pick<PaidRequestOptions<Work, Wanted, never>, 'repository' | 'now' | 'hasAnswer'> {
  /** For new work, from now on. */
  getLeaseExpiry(): Date;
  /** Settles what a dead process left of this member's. Never throws: who reads shows what is known. */
  recoverAbandoned(userId: string): Promise<void>;
}

type PaidRequestContextOptions<Work extends PaidRequest, Wanted extends NewPaidRequest<PaidRequest>> = Omit<
  RecoveryOptions<Work>,
  'credits' | 'now' | 'repository'
> & { repository: PaidRequestRepository<Work> & LeasingRepository<Work, Wanted> };

/** Milliseconds between two looks for what was abandoned. */
const recoveryIntervalMs = 15_000;

/** Settles what dead processes left again and again, on every instance. */
export function startAbandonedRequestRecovery<Work extends PaidRequest>(
  background: BackgroundTasks,
  parts: RecoveryOptions<Work>,
): void {
  repeat(background, { name: 'settle abandoned work', interval: recoveryIntervalMs }, () =>
    recoverAbandonedRequests(parts),
  );
}

/** Paid work of one collection, with what dead processes left settled again and again, on every instance. */
export function createPaidRequestContext<Work extends PaidRequest, Wanted extends NewPaidRequest<PaidRequest>>(
  { background, credits, now, config }: Pick<ToolContext, 'background' | 'credits' | 'now' | 'config'>,
  parts: PaidRequestContextOptions<Work, Wanted>,
): PaidRequestContext<Work, Wanted> {
  const all = { ...parts, credits, now };
  startAbandonedRequestRecovery(background, all);
  return {
    repository: parts.repository,
    now,
    hasAnswer: parts.hasAnswer,
    getLeaseExpiry: () => getLeaseExpiry(now(), config.HOLD_SECONDS),
    recoverAbandoned: (userId) =>
      recoverAbandonedRequests(all, userId).catch((error) => {
        currentRequest().log.warn({ err: error }, 'what a process left is not settled yet');
      }),
  };
}
