import type { JobEvent, JobProgress } from '@datewright/contracts/job';
import { plans } from '@datewright/contracts/plans';
import { z } from '@datewright/contracts/zod';
import type { BackgroundTasks } from '@datewright/service-kit/background/background-tasks';
import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import {
  type CreditReservation,
  type ReservationRequest,
  reserveCredits,
  resumeReservation,
} from '../credits/credit-reservation.ts';
import type { CreditsClient } from '../credits/credits-client.ts';
import { JobWaitingError } from '../jobs/job-handler.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { startAbandonedRequestRecovery } from './abandoned-requests.ts';
import { createLostLeaseError, openPaidRequest, rollBackPaidRequest } from './paid-request-lifecycle.ts';
import type {
  LeasingRepository,
  NewPaidRequest,
  PaidRequest,
  PaidRequestRepository,
} from './paid-request-repository.ts';

interface Operation {
  userId: string;
  operationId: string;
}

export interface PaidJobOptions<Work extends PaidRequest, Wanted, Asked, Answer> {
  jobs: Jobs;
  background: BackgroundTasks;
  /** Of the queue. */
  name: string;
  /** How many of them one worker does at once. */
  concurrency: number;
  credits: CreditsClient;
  repository: PaidRequestRepository<Work> & LeasingRepository<Work, Wanted>;
  now: () => number;
  /** What a job takes along: a few kilobytes, read again by this schema. Pictures and long texts are kept by the tool. */
  inputSchema: z.ZodMiniType<Asked>;
  tool: ReservationRequest['tool'];
  /** Seconds that a credit is held: longer than a job may wait and run. What takes longer is held for once more. */
  reservationSeconds: number;
  write(
    work: Work,
    asked: Asked,
    how: { signal: AbortSignal; tell(progress: JobProgress): Promise<void> },
  ): Promise<Answer>;
  /** Keeps the answer under the work's lease; false when it is another's, or gone. */
  storeAnswer(work: Work, answer: Answer): Promise<boolean>;
  hasAnswer(work: Work): boolean;
  /** Forgets what the tool kept for the writing alone: the answer is kept, or will not come. May be asked again. */
  discardInput?(operation: Operation): Promise<void>;
}

/** Paid work that outlives its request. */
export interface PaidJobs<Work, Wanted, Asked> {
  /**
   * Holds the credit and puts the work into the queue; by plan it has priority. Asked again it goes on, or is over: the work has the
   * answer. Throws as `openWork` does.
   */
  enqueuePaidJob(
    wanted: Wanted,
    asked: Asked,
    terms: Pick<ReservationRequest, 'member' | 'amount' | 'purpose'>,
  ): Promise<{ isOver: boolean }>;
  /**
   * Ends within a second. What was charged by then is kept. Who deletes a member's work cancels it too: then nothing of what was
   * asked stays in the queue.
   */
  cancel(operation: Operation): Promise<void>;
  /** How several of one member go, until each is over; then `find` has what came of it: an answer, a failure, or nothing after a cancel. */
  follow(
    userId: string,
    operationIds: readonly string[],
    left: AbortSignal,
  ): AsyncGenerator<JobEvent & { operationId: string }, void, undefined>;
  find(operation: Operation): Promise<Work | null>;
}

/** All that giving up needs of a payload: the rest may be of another release. */
const ownerSchema = z.object({ member: z.object({ userId: z.string() }), operationId: z.string() });

/** An account service that does not answer is no fault of the job. */
function toWaitingError(error: unknown): never {
  throw toAppError(error).code === 'unavailable' ? new JobWaitingError(error) : error;
}

/** Of the job that does an operation. */
export const getJobKey = ({ userId, operationId }: Operation) => createFingerprint([userId, operationId]);

export function createPaidJobs<Work extends PaidRequest, Wanted extends NewPaidRequest<PaidRequest>, Asked, Answer>(
  options: PaidJobOptions<Work, Wanted, Asked, Answer>,
): PaidJobs<Work, Wanted, Asked> {
  const { jobs, name, concurrency, credits, repository, now, inputSchema, tool, reservationSeconds, hasAnswer } =
    options;
  const payloadSchema = z.object({
    member: z.object({ userId: z.string(), sessionId: z.string() }),
    operationId: z.string(),
    fingerprint: z.string(),
    amount: z.number(),
    purpose: z.string(),
    asked: inputSchema,
  });
  type Payload = Omit<z.infer<typeof payloadSchema>, 'asked'> & { asked: Asked };
  const hold = (terms: Omit<ReservationRequest, 'tool' | 'reservationSeconds'>) =>
    reserveCredits(credits, { ...terms, tool, reservationSeconds });
  const heldUntil = () => new Date(now() + reservationSeconds * 1000);

  /** The hold of the request, or one more when it has run out, or was given back before ops had it run again. */
  async function holdAgain(work: Work, { asked: _asked, ...terms }: Payload): Promise<CreditReservation> {
    const isHeld = (work.heldUntil?.getTime() ?? 0) > now();
    if (isHeld) return resumeReservation(credits, { userId: work.userId, operationId: work.operationId });
    const held = await hold(terms);
    await repository.update(work, { $set: { heldUntil: heldUntil() } });
    return held;
  }

  const queue = jobs.createQueue<Payload>(name, {
    concurrency,
    schema: payloadSchema as unknown as z.ZodMiniType<Payload>,
    handler: {
      async run({ payload, lease, signal, reportProgress: tell }) {
        const { member, operationId, asked } = payload;
        const work = await repository.leaseForJob(member.userId, operationId, lease);
        if (!work) return giveBackIfGone(member.userId, operationId);
        const held = await holdAgain(work, payload).catch(toWaitingError);
        if (!hasAnswer(work)) {
          const answer = await options.write(work, asked, { signal, tell });
          if (!(await options.storeAnswer(work, answer))) throw await createLostLeaseError(repository, work);
        }
        await options.discardInput?.(work);
        await held.commit().catch(async (error) => {
          if (held.isCharged === false) await repository.update(work, { $unset: { heldUntil: 1 } });
          return toWaitingError(error);
        });
        await repository.finish(work);
      },
      async giveUp({ payload, lease }, ending, reason) {
        const { member, operationId } = z.parse(ownerSchema, payload);
        await options.discardInput?.({ userId: member.userId, operationId });
        const work = await repository.leaseForJob(member.userId, operationId, lease);
        if (!work) return void (await giveBackIfGone(member.userId, operationId));
        const { status } = await credits.release({ userId: member.userId, operationId });
        // The answer of a commit got lost: it is charged, and there.
        if (status === 'charged' && hasAnswer(work)) {
          await repository.finish(work);
          return 'finished';
        }
        if (ending === 'cancelled') await repository.remove(work);
        else
          await repository.update(work, {
            $set: { failure: reason, leaseUntil: new Date(now()) },
            $unset: { heldUntil: 1 },
          });
      },
    },
  });

  startAbandonedRequestRecovery(options.background, {
    repository: {
      ...repository,
      async remove(work) {
        await options.discardInput?.(work);
        await repository.remove(work);
      },
    },
    credits,
    now,
    hasAnswer,
    isQueued: (work) => queue.isOpen(getJobKey(work)),
  });

  /** Nobody will write what the member has deleted. Work that is there is done, or a later worker's. */
  async function giveBackIfGone(userId: string, operationId: string): Promise<void> {
    if (!(await repository.find(userId, operationId))) await credits.release({ userId, operationId });
  }

  return {
    async enqueuePaidJob(wanted, asked, terms) {
      const { userId, operationId } = wanted;
      const { amount, purpose, member } = terms;
      const spending = { amount, purpose, member, operationId, fingerprint: wanted.fingerprint };
      const earlier = await repository.find(userId, operationId);
      if (earlier && earlier.fingerprint !== wanted.fingerprint) throw new AppError('operation_conflict');
      if (earlier && (await queue.isOpen(getJobKey(wanted)))) return { isOver: false };
      const order = { repository, request: wanted, now, hasAnswer, reserve: () => hold(spending) };
      const opened = await openPaidRequest(order);
      if (opened.isOver) return { isOver: true };
      const { work, hold: held } = opened;
      try {
        await repository.update(work, { $set: { heldUntil: heldUntil() } });
        const payload = { ...spending, asked };
        await queue.add({ key: getJobKey(wanted), payload, isPriority: plans[held.tier].priorityQueue });
      } catch (error) {
        await rollBackPaidRequest(order, work, held, hasAnswer(work));
        throw error;
      }
      return { isOver: false };
    },
    cancel: (operation) => queue.cancel(getJobKey(operation)),
    async *follow(userId, operationIds, left) {
      const ids = new Map(operationIds.map((operationId) => [getJobKey({ userId, operationId }), operationId]));
      for await (const { key, ...news } of queue.follow([...ids.keys()], left)) {
        yield { operationId: ids.get(key) ?? '', ...news };
      }
    },
    find: ({ userId, operationId }) => repository.find(userId, operationId),
  };
}
