import type { JobNews, JobProgress } from '@datewright/contracts/job';
import { plans } from '@datewright/contracts/plans';
import { z } from '@datewright/contracts/zod';
import type { BackgroundWork } from '../background-work.ts';
import type { ClaimedWork, ClaimingBook, NewWork, WorkBook } from '../claimed-work.ts';
import { type CreditHold, heldCredits, holdCredits, type Spending } from '../credit-hold.ts';
import type { CreditsClient } from '../credits-client.ts';
import { AppError, asAppError } from '../errors.ts';
import { fingerprint } from '../fingerprint.ts';
import { JobWaits } from '../jobs/handler.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { keepSettling } from './abandoned.ts';
import { openWork, undoWork, whyLost } from './order.ts';

interface Operation {
  userId: string;
  operationId: string;
}

export interface ByJobOptions<Work extends ClaimedWork, Wanted, Asked, Answer> {
  jobs: Jobs;
  background: BackgroundWork;
  /** Of the queue. */
  name: string;
  /** How many of them one worker does at once. */
  concurrency: number;
  credits: CreditsClient;
  book: WorkBook<Work> & ClaimingBook<Work, Wanted>;
  now: () => number;
  /** What a job takes along: a few kilobytes, read again by this schema. Pictures and long texts are kept by the tool. */
  asked: z.ZodMiniType<Asked>;
  tool: Spending['tool'];
  /** Seconds that a credit is held: longer than a job may wait and run. What takes longer is held for once more. */
  holdSeconds: number;
  write(
    work: Work,
    asked: Asked,
    how: { signal: AbortSignal; tell(progress: JobProgress): Promise<void> },
  ): Promise<Answer>;
  /** Keeps the answer under the work's lease; false when it is another's, or gone. */
  keep(work: Work, answer: Answer): Promise<boolean>;
  isKept(work: Work): boolean;
  /** Forgets what the tool kept for the writing alone: the answer is kept, or will not come. May be asked again. */
  forget?(operation: Operation): Promise<void>;
}

/** Paid work that outlives its request. */
export interface PaidByJob<Work, Wanted, Asked> {
  /**
   * Holds the credit and puts the work into the queue; by plan it has priority. Asked again it goes on, or is over: the work has the
   * answer. Throws as `openWork` does.
   */
  begin(
    wanted: Wanted,
    asked: Asked,
    terms: Pick<Spending, 'member' | 'amount' | 'purpose'>,
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
  ): AsyncGenerator<JobNews & { operationId: string }, void, undefined>;
  find(operation: Operation): Promise<Work | null>;
}

/** All that giving up needs of a payload: the rest may be of another release. */
const whoseSchema = z.object({ member: z.object({ userId: z.string() }), operationId: z.string() });

/** An account service that does not answer is no fault of the job. */
function waitForAccount(error: unknown): never {
  throw asAppError(error).code === 'unavailable' ? new JobWaits(error) : error;
}

/** Of the job that does an operation. */
export const keyOf = ({ userId, operationId }: Operation) => fingerprint([userId, operationId]);

export function paidByJob<Work extends ClaimedWork, Wanted extends NewWork<ClaimedWork>, Asked, Answer>(
  options: ByJobOptions<Work, Wanted, Asked, Answer>,
): PaidByJob<Work, Wanted, Asked> {
  const { jobs, name, concurrency, credits, book, now, asked: askedSchema, tool, holdSeconds, isKept } = options;
  const payloadSchema = z.object({
    member: z.object({ userId: z.string(), sessionId: z.string() }),
    operationId: z.string(),
    fingerprint: z.string(),
    amount: z.number(),
    purpose: z.string(),
    asked: askedSchema,
  });
  type Payload = Omit<z.infer<typeof payloadSchema>, 'asked'> & { asked: Asked };
  const hold = (terms: Omit<Spending, 'tool' | 'holdSeconds'>) => holdCredits(credits, { ...terms, tool, holdSeconds });
  const heldUntil = () => new Date(now() + holdSeconds * 1000);

  /** The hold of the request, or one more when it has run out, or was given back before ops had it run again. */
  async function holdAgain(work: Work, { asked: _asked, ...terms }: Payload): Promise<CreditHold> {
    const isHeld = (work.heldUntil?.getTime() ?? 0) > now();
    if (isHeld) return heldCredits(credits, { userId: work.userId, operationId: work.operationId });
    const held = await hold(terms);
    await book.change(work, { $set: { heldUntil: heldUntil() } });
    return held;
  }

  const queue = jobs.queue<Payload>(name, {
    concurrency,
    schema: payloadSchema as unknown as z.ZodMiniType<Payload>,
    handler: {
      async run({ payload, lease, signal, tell }) {
        const { member, operationId, asked } = payload;
        const work = await book.takeTurn(member.userId, operationId, lease);
        if (!work) return giveBackIfGone(member.userId, operationId);
        const held = await holdAgain(work, payload).catch(waitForAccount);
        if (!isKept(work)) {
          const answer = await options.write(work, asked, { signal, tell });
          if (!(await options.keep(work, answer))) throw await whyLost(book, work);
        }
        await options.forget?.(work);
        await held.spend().catch(async (error) => {
          if (held.isCharged === false) await book.change(work, { $unset: { heldUntil: 1 } });
          return waitForAccount(error);
        });
        await book.finish(work);
      },
      async giveUp({ payload, lease }, ending, reason) {
        const { member, operationId } = z.parse(whoseSchema, payload);
        await options.forget?.({ userId: member.userId, operationId });
        const work = await book.takeTurn(member.userId, operationId, lease);
        if (!work) return void (await giveBackIfGone(member.userId, operationId));
        const { status } = await credits.release({ userId: member.userId, operationId });
        // The answer of a commit got lost: it is charged, and there.
        if (status === 'charged' && isKept(work)) {
          await book.finish(work);
          return 'finished';
        }
        if (ending === 'cancelled') await book.drop(work);
        else
          await book.change(work, { $set: { failure: reason, leaseUntil: new Date(now()) }, $unset: { heldUntil: 1 } });
      },
    },
  });

  keepSettling(options.background, {
    book: {
      ...book,
      async drop(work) {
        await options.forget?.(work);
        await book.drop(work);
      },
    },
    credits,
    now,
    isKept,
    isQueued: (work) => queue.isOpen(keyOf(work)),
  });

  /** Nobody will write what the member has deleted. Work that is there is done, or a later worker's. */
  async function giveBackIfGone(userId: string, operationId: string): Promise<void> {
    if (!(await book.find(userId, operationId))) await credits.release({ userId, operationId });
  }

  return {
    async begin(wanted, asked, terms) {
      const { userId, operationId } = wanted;
      const { amount, purpose, member } = terms;
      const spending = { amount, purpose, member, operationId, fingerprint: wanted.fingerprint };
      const earlier = await book.find(userId, operationId);
      if (earlier && earlier.fingerprint !== wanted.fingerprint) throw new AppError('operation_conflict');
      if (earlier && (await queue.isOpen(keyOf(wanted)))) return { isOver: false };
      const order = { book, wanted, now, isKept, pay: () => hold(spending) };
      const opened = await openWork(order);
      if (opened.isOver) return { isOver: true };
      const { work, hold: held } = opened;
      try {
        await book.change(work, { $set: { heldUntil: heldUntil() } });
        const payload = { ...spending, asked };
        await queue.add({ key: keyOf(wanted), payload, isPriority: plans[held.tier].priorityQueue });
      } catch (error) {
        await undoWork(order, work, held, isKept(work));
        throw error;
      }
      return { isOver: false };
    },
    cancel: (operation) => queue.cancel(keyOf(operation)),
    async *follow(userId, operationIds, left) {
      const ids = new Map(operationIds.map((operationId) => [keyOf({ userId, operationId }), operationId]));
      for await (const { key, ...news } of queue.follow([...ids.keys()], left)) {
        yield { operationId: ids.get(key) ?? '', ...news };
      }
    },
    find: ({ userId, operationId }) => book.find(userId, operationId),
  };
}
