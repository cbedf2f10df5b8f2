import type { JobEvent } from '@datewright/contracts/job';
import { plans } from '@datewright/contracts/plans';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import type { ToolContext } from '../app/tool-context.ts';
import { type ReservationRequest, reserveCredits } from '../credits/credit-reservation.ts';
import { startAbandonedRequestRecovery } from './abandoned-requests.ts';
import { createPaidJobHandler, type PaidJobPayload, type PaidJobSteps } from './paid-job-handler.ts';
import type { NewPaidRequest, PaidOperation, PaidRequest } from './paid-request.ts';
import { openPaidRequest, type PaidRequestStore } from './paid-request-lifecycle.ts';
import { releaseFailedRequest } from './release-failed-request.ts';

export interface PaidJobOptions<Work extends PaidRequest, Request, Input>
  extends Pick<PaidRequestStore<Work, Request>, 'repository' | 'hasAnswer'> {
  /** Of the queue. */
  name: string;
  /** How many of these jobs one process runs at once. */
  concurrency: number;
  tool: ReservationRequest['tool'];
  /** Seconds until the reservation expires: longer than a job may wait and run. A job that takes longer reserves once more. */
  reservationSeconds: number;
  /** What a job takes along: a few kilobytes, parsed again before it runs. The tool stores pictures and long texts itself. */
  inputSchema: z.ZodMiniType<Input>;
}

/** Paid requests that outlive their HTTP request. */
export interface PaidJobs<Work, Request, Input> {
  /**
   * Reserves the credits and queues a job that writes the answer; the member's plan decides its priority. Repeating the operation
   * resumes it, or returns `isOver` when the request has its answer. Throws as `openPaidRequest` does.
   */
  enqueuePaidJob(
    request: Request,
    input: Input,
    terms: Pick<ReservationRequest, 'member' | 'amount' | 'purpose'>,
  ): Promise<{ isOver: boolean }>;
  /** Stops the job within a second; an answer that is charged by then stays. Also removes the member's input from the queue. */
  cancel(operation: PaidOperation): Promise<void>;
  /** The progress of several jobs of one member, until each ends; `find` then returns an answer, a failure, or nothing after a cancel. */
  follow(
    userId: string,
    operationIds: readonly string[],
    disconnectSignal: AbortSignal,
  ): AsyncGenerator<JobEvent & { operationId: string }, void, undefined>;
  find(operation: PaidOperation): Promise<Work | null>;
}

/** Of the job that answers a paid request. */
export const getJobKey = ({ userId, operationId }: PaidOperation) => createFingerprint([userId, operationId]);

const createPayloadSchema = <Input>(inputSchema: z.ZodMiniType<Input>) =>
  z.object({
    member: z.object({ userId: z.string(), sessionId: z.string() }),
    operationId: z.string(),
    fingerprint: z.string(),
    amount: z.number(),
    purpose: z.string(),
    asked: inputSchema,
  }) as unknown as z.ZodMiniType<PaidJobPayload<Input>>;

/** Creates the queue of one kind of paid jobs. `steps` run in a worker: see `createPaidJobHandler`. */
export function createPaidJobs<Work extends PaidRequest, Request extends NewPaidRequest<PaidRequest>, Input, Answer>(
  { jobs, background, credits, now }: Pick<ToolContext, 'jobs' | 'background' | 'credits' | 'now'>,
  options: PaidJobOptions<Work, Request, Input>,
  steps: PaidJobSteps<Work, Input, Answer>,
): PaidJobs<Work, Request, Input> {
  const { name, concurrency, tool, reservationSeconds, inputSchema, repository, hasAnswer } = options;
  const store = { repository, now, hasAnswer };
  const queue = jobs.createQueue<PaidJobPayload<Input>>(name, {
    concurrency,
    schema: createPayloadSchema(inputSchema),
    handler: createPaidJobHandler({ ...store, credits, tool, reservationSeconds, steps }),
  });

  startAbandonedRequestRecovery(background, {
    repository: {
      ...repository,
      async remove(work) {
        await steps.discardInput?.(work);
        await repository.remove(work);
      },
    },
    credits,
    now,
    hasAnswer,
    isQueued: (work) => queue.isOpen(getJobKey(work)),
  });

  return {
    async enqueuePaidJob(request, input, { member, amount, purpose }) {
      const { userId, operationId, fingerprint } = request;
      const terms = { amount, purpose, member, operationId, fingerprint };
      const earlier = await repository.find(userId, operationId);
      if (earlier && earlier.fingerprint !== fingerprint) throw new AppError('operation_conflict');
      if (earlier && (await queue.isOpen(getJobKey(request)))) return { isOver: false };
      const opened = await openPaidRequest(store, request, () =>
        reserveCredits(credits, { ...terms, tool, reservationSeconds }),
      );
      if (opened.isOver) return { isOver: true };
      const { work, reservation } = opened;
      try {
        await repository.update(work, { $set: { heldUntil: new Date(now() + reservationSeconds * 1000) } });
        const isPriority = plans[reservation.tier].priorityQueue;
        await queue.add({ key: getJobKey(request), payload: { ...terms, asked: input }, isPriority });
      } catch (error) {
        await releaseFailedRequest(store, work, reservation, hasAnswer(work));
        throw error;
      }
      return { isOver: false };
    },
    cancel: (operation) => queue.cancel(getJobKey(operation)),
    async *follow(userId, operationIds, disconnectSignal) {
      const ids = new Map(operationIds.map((operationId) => [getJobKey({ userId, operationId }), operationId]));
      for await (const { key, ...event } of queue.follow([...ids.keys()], disconnectSignal)) {
        yield { operationId: ids.get(key) ?? '', ...event };
      }
    },
    find: ({ userId, operationId }) => repository.find(userId, operationId),
  };
}
