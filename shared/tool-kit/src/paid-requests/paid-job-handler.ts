import type { JobProgress } from '@datewright/contracts/job';
import { z } from '@datewright/contracts/zod';
import { toAppError } from '@datewright/service-kit/errors/app-error';
import {
  type CreditReservation,
  type ReservationRequest,
  reserveCredits,
  resumeReservation,
} from '../credits/credit-reservation.ts';
import type { CreditsClient } from '../credits/credits-client.ts';
import { type JobHandler, JobWaitingError } from '../jobs/job-handler.ts';
import type { PaidOperation, PaidRequest } from './paid-request.ts';
import { createLostLeaseError, type PaidRequestStore } from './paid-request-lifecycle.ts';
import { releaseDeletedRequest, releaseFailedJob } from './release-failed-job.ts';

/** What a tool does in the job of a paid request, in this order. The credits are reserved before, and charged after the last step. */
export interface PaidJobSteps<Work extends PaidRequest, Input, Answer> {
  write(
    work: Work,
    input: Input,
    job: { signal: AbortSignal; reportProgress(progress: JobProgress): Promise<void> },
  ): Promise<Answer>;
  /** Stores the answer under the lease of `work`; returns false when another process has the lease, or the request is deleted. */
  store(work: Work, answer: Answer): Promise<boolean>;
  /** Deletes what the tool stored for the writing alone, once the answer is stored or will not come. May be called again. */
  discardInput?(operation: PaidOperation): Promise<void>;
}

/** What a paid job takes along. `asked` is the name in the database. */
export type PaidJobPayload<Input> = Omit<ReservationRequest, 'tool' | 'reservationSeconds'> & { asked: Input };

interface PaidJobHandlerOptions<Work extends PaidRequest, Input, Answer>
  extends Pick<PaidRequestStore<Work, never>, 'repository' | 'now' | 'hasAnswer'> {
  credits: CreditsClient;
  tool: ReservationRequest['tool'];
  reservationSeconds: number;
  steps: PaidJobSteps<Work, Input, Answer>;
}

/** All that giving up needs of a payload: the rest may be from another release. */
const ownerSchema = z.object({ member: z.object({ userId: z.string() }), operationId: z.string() });

/** An account service that does not answer is no fault of the job. */
function toWaitingError(error: unknown): never {
  throw toAppError(error).code === 'unavailable' ? new JobWaitingError(error) : error;
}

/** Writes, stores and charges the answer of a paid request in a job, or gives its credits back. */
export function createPaidJobHandler<Work extends PaidRequest, Input, Answer>({
  repository,
  now,
  hasAnswer,
  credits,
  tool,
  reservationSeconds,
  steps,
}: PaidJobHandlerOptions<Work, Input, Answer>): JobHandler<PaidJobPayload<Input>> {
  /** Resumes the reservation of the request, or reserves once more when it has expired or was released before a retry by ops. */
  async function reserveAgain(
    work: Work,
    { asked: _input, ...terms }: PaidJobPayload<Input>,
  ): Promise<CreditReservation> {
    const isReserved = (work.heldUntil?.getTime() ?? 0) > now();
    if (isReserved) return resumeReservation(credits, { userId: work.userId, operationId: work.operationId });
    const reservation = await reserveCredits(credits, { ...terms, tool, reservationSeconds });
    await repository.update(work, { $set: { heldUntil: new Date(now() + reservationSeconds * 1000) } });
    return reservation;
  }

  return {
    async run({ payload, lease, signal, reportProgress }) {
      const operation = { userId: payload.member.userId, operationId: payload.operationId };
      const work = await repository.leaseForJob(operation.userId, operation.operationId, lease);
      if (!work) return releaseDeletedRequest({ repository, credits }, operation);
      const reservation = await reserveAgain(work, payload).catch(toWaitingError);
      if (!hasAnswer(work)) {
        const answer = await steps.write(work, payload.asked, { signal, reportProgress });
        if (!(await steps.store(work, answer))) throw await createLostLeaseError(repository, work);
      }
      await steps.discardInput?.(work);
      await reservation.commit().catch(async (error) => {
        if (reservation.isCharged === false) await repository.update(work, { $unset: { heldUntil: 1 } });
        return toWaitingError(error);
      });
      await repository.finish(work);
    },

    async giveUp({ payload, lease }, ending, reason) {
      const { member, operationId } = z.parse(ownerSchema, payload);
      const operation = { userId: member.userId, operationId };
      await steps.discardInput?.(operation);
      return releaseFailedJob({ repository, credits, now, hasAnswer }, operation, { lease, ending, reason });
    },
  };
}
