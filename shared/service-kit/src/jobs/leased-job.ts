import { jobProgress } from '@datewright/contracts/job';
import { z } from '@datewright/contracts/zod';
import type { Logger } from 'pino';
import { type AppError, asAppError } from '../errors.ts';
import { type JobHandler, JobStopped, JobWaits } from './handler.ts';
import { type Ending, mostTries, type StoredJob } from './job.ts';
import type { JobBook } from './job-book.ts';

export interface LeasedJob {
  id: string;
  /** Under which it is done, or given up, now. */
  readonly lease: number;
  /** Never rejects. */
  done: Promise<void>;
  stop(why: JobStopped['why']): void;
}

interface Parts<Payload> {
  book: JobBook;
  handler: JobHandler<Payload>;
  /** Milliseconds of a lease. */
  lock: number;
  /** Milliseconds until the second try; each later one waits four times as long as the one before. */
  pause: number;
  log: Logger;
}

/** Asked again later these might go well. */
const passing = [408, 429];
const isFinal = ({ status }: AppError) => status < 500 && !passing.includes(status);

/** Does what is to be done with a claimed job, under a lease that it keeps alive; ends with that lease. */
export function leasedJob<Payload>(claimed: StoredJob, { book, handler, lock, pause, log }: Parts<Payload>): LeasedJob {
  const backoff = (tries: number) => pause * 4 ** Math.min(tries - 1, 4);
  let job = claimed;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = (why: JobStopped['why']) => stopping.abort(new JobStopped(why));
  const { _id: id, payload } = claimed;

  let heldUntil = performance.now() + lock;
  const keepAlive = setInterval(async () => {
    const asked = performance.now();
    const isMine = await book.beat(job, lock).catch(() => undefined);
    if (isMine) heldUntil = asked + lock;
    // A database that does not answer may have let the lease end without a word.
    if (isMine === false || performance.now() >= heldUntil) stop('lost');
  }, lock / 3).unref();

  async function tell(progress: Parameters<JobBook['tell']>[1]): Promise<void> {
    try {
      await book.tell(claimed, z.parse(jobProgress, progress));
    } catch (error) {
      log.warn({ err: error, job: id }, 'how far a job is could not be told');
    }
  }
  /** Whoever does not listen to the signal is not waited for. */
  async function run(): Promise<void> {
    const stopped = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    await Promise.race([handler.run({ id, payload: payload as Payload, lease: claimed.lease, signal, tell }), stopped]);
  }

  async function giveUp(ending: Ending): Promise<void> {
    const { lease, reason } = job;
    let outcome: 'finished' | undefined;
    try {
      outcome = await handler.giveUp({ id, payload, lease }, ending, reason);
    } catch (error) {
      log.warn({ err: error, job: id }, 'a job could not be given up yet');
      return void (await book.postpone(job, backoff(job.tries), reason));
    }
    if (ending === 'dead' && outcome !== 'finished') await book.bury(job);
    else await book.remove(job);
  }
  async function end(ending: Ending, reason: string): Promise<void> {
    const ended = await book.end(job, ending, reason);
    if (!ended) return;
    job = ended;
    await giveUp(ending);
  }

  async function fail(error: unknown): Promise<void> {
    if (signal.aborted) {
      // Its own signal may have made it fail first, in a way of its own.
      const { why }: JobStopped = signal.reason;
      if (why === 'cancelled') await end('cancelled', '');
      if (why === 'stopping') await book.handBack(job);
      return;
    }
    const failure = asAppError(error);
    if (error instanceof JobWaits && (await book.waitLonger(job, pause, failure.code))) return;
    if (failure.status >= 500)
      log.error({ code: failure.code, err: failure.extras.cause ?? error, job: id }, 'job failed');
    if (isFinal(failure)) await end('failed', failure.code);
    else if (job.tries >= mostTries) await end('dead', failure.code);
    else if (!(await book.postpone(job, backoff(job.tries), failure.code))) await end('cancelled', '');
  }

  async function work(): Promise<void> {
    if (job.ending) return giveUp(job.ending);
    // It was begun often enough, and nobody lived to tell what is wrong with it.
    if (job.tries > mostTries) return end('dead', job.reason || 'worker_died');
    await run().then(() => book.remove(job), fail);
  }

  // What the database would not take is done by whoever claims the job next.
  const done = work()
    .catch((error) => log.warn({ err: error, job: id }, 'a job is left to its next worker'))
    .finally(() => clearInterval(keepAlive));
  return {
    id,
    get lease() {
      return job.lease;
    },
    done,
    stop,
  };
}
