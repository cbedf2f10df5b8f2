import { jobProgress } from '@datewright/contracts/job';
import { z } from '@datewright/contracts/zod';
import { type AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import type { Logger } from 'pino';
import { type JobEnding, maxAttempts, type StoredJob } from './job.ts';
import { type JobHandler, JobStoppedError, JobWaitingError } from './job-handler.ts';
import type { JobRepository } from './job-repository.ts';

export interface LeasedJob {
  id: string;
  /** Under which it is done, or given up, now. */
  readonly lease: number;
  /** Never rejects. */
  done: Promise<void>;
  stop(why: JobStoppedError['stopReason']): void;
}

interface LeasedJobOptions<Payload> {
  repository: JobRepository;
  handler: JobHandler<Payload>;
  /** Milliseconds of a lease. */
  leaseMs: number;
  /** Milliseconds until the second try; each later one waits four times as long as the one before. */
  retryDelayMs: number;
  log: Logger;
}

/** Asked again later these might go well. */
const retryableStatuses = [408, 429];
const isPermanent = ({ status }: AppError) => status < 500 && !retryableStatuses.includes(status);

/** Does what is to be done with a claimed job, under a lease that it keeps alive; ends with that lease. */
export function runLeasedJob<Payload>(
  claimed: StoredJob,
  { repository, handler, leaseMs, retryDelayMs, log }: LeasedJobOptions<Payload>,
): LeasedJob {
  const backoff = (tries: number) => retryDelayMs * 4 ** Math.min(tries - 1, 4);
  let job = claimed;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = (why: JobStoppedError['stopReason']) => stopping.abort(new JobStoppedError(why));
  const { _id: id, payload } = claimed;

  let heldUntil = performance.now() + leaseMs;
  const keepAlive = setInterval(async () => {
    const asked = performance.now();
    const isMine = await repository.renewLease(job, leaseMs).catch(() => undefined);
    if (isMine) heldUntil = asked + leaseMs;
    // A database that does not answer may have let the lease end without a word.
    if (isMine === false || performance.now() >= heldUntil) stop('lost');
  }, leaseMs / 3).unref();

  async function tell(progress: Parameters<JobRepository['setProgress']>[1]): Promise<void> {
    try {
      await repository.setProgress(claimed, z.parse(jobProgress, progress));
    } catch (error) {
      log.warn({ err: error, job: id }, 'how far a job is could not be told');
    }
  }
  /** Whoever does not listen to the signal is not waited for. */
  async function run(): Promise<void> {
    const stopped = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    await Promise.race([
      handler.run({ id, payload: payload as Payload, lease: claimed.lease, signal, reportProgress: tell }),
      stopped,
    ]);
  }

  async function giveUp(ending: JobEnding): Promise<void> {
    const { lease, reason } = job;
    let outcome: 'finished' | undefined;
    try {
      outcome = await handler.giveUp({ id, payload, lease }, ending, reason);
    } catch (error) {
      log.warn({ err: error, job: id }, 'a job could not be given up yet');
      return void (await repository.postpone(job, backoff(job.tries), reason));
    }
    if (ending === 'dead' && outcome !== 'finished') await repository.markDead(job);
    else await repository.remove(job);
  }
  async function end(ending: JobEnding, reason: string): Promise<void> {
    const ended = await repository.startEnding(job, ending, reason);
    if (!ended) return;
    job = ended;
    await giveUp(ending);
  }

  async function fail(error: unknown): Promise<void> {
    if (signal.aborted) {
      // Its own signal may have made it fail first, in a way of its own.
      const { stopReason }: JobStoppedError = signal.reason;
      if (stopReason === 'cancelled') await end('cancelled', '');
      if (stopReason === 'stopping') await repository.returnToQueue(job);
      return;
    }
    const failure = toAppError(error);
    if (error instanceof JobWaitingError && (await repository.extendWait(job, retryDelayMs, failure.code))) return;
    if (failure.status >= 500)
      log.error({ code: failure.code, err: failure.extras.cause ?? error, job: id }, 'job failed');
    if (isPermanent(failure)) await end('failed', failure.code);
    else if (job.tries >= maxAttempts) await end('dead', failure.code);
    else if (!(await repository.postpone(job, backoff(job.tries), failure.code))) await end('cancelled', '');
  }

  async function work(): Promise<void> {
    if (job.ending) return giveUp(job.ending);
    // It was begun often enough, and nobody lived to tell what is wrong with it.
    if (job.tries > maxAttempts) return end('dead', job.reason || 'worker_died');
    await run().then(() => repository.remove(job), fail);
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
