import { jobProgress } from '@datewright/contracts/job';
import { z } from '@datewright/contracts/zod';
import { type AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { currentRequest, withRequest } from '@datewright/service-kit/observability/request-scope';
import type { Logger } from 'pino';
import { type JobEnding, maxAttempts, type StoredJob } from './job.ts';
import { type JobHandler, JobStoppedError, JobWaitingError } from './job-handler.ts';
import type { JobRepository } from './job-repository.ts';

export interface LeasedJob {
  id: string;
  /** The current lease; it changes when the job is given up. */
  readonly lease: number;
  /** Never rejects. */
  done: Promise<void>;
  stop(why: JobStoppedError['stopReason']): void;
}

interface LeasedJobOptions<Payload> {
  repository: JobRepository;
  handler: JobHandler<Payload>;
  leaseMs: number;
  /** Milliseconds before the second try; each later one waits four times as long. */
  retryDelayMs: number;
  log: Logger;
}

const retryableStatuses = [408, 429];
const isPermanent = ({ status }: AppError) => status < 500 && !retryableStatuses.includes(status);

/** Runs or gives up a leased job and renews its lease until then, within the trace of the request that added it. */
export function runLeasedJob<Payload>(claimed: StoredJob, options: LeasedJobOptions<Payload>): LeasedJob {
  return withRequest(options.log, claimed.origin ?? {}, () => runInScope(claimed, options));
}

function runInScope<Payload>(
  claimed: StoredJob,
  { repository, handler, leaseMs, retryDelayMs }: LeasedJobOptions<Payload>,
): LeasedJob {
  const { log } = currentRequest();
  const startedAt = performance.now();
  const backoff = (tries: number) => retryDelayMs * 4 ** Math.min(tries - 1, 4);
  let job = claimed;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = (why: JobStoppedError['stopReason']) => stopping.abort(new JobStoppedError(why));
  const { _id: id, payload } = claimed;

  let leaseExpiresAt = performance.now() + leaseMs;
  const keepAlive = setInterval(async () => {
    const requestedAt = performance.now();
    const isMine = await repository.renewLease(job, leaseMs).catch(() => undefined);
    if (isMine) leaseExpiresAt = requestedAt + leaseMs;
    // While the database does not answer, the lease may have expired unnoticed.
    if (isMine === false || performance.now() >= leaseExpiresAt) stop('lost');
  }, leaseMs / 3).unref();

  async function reportProgress(progress: Parameters<JobRepository['setProgress']>[1]): Promise<void> {
    try {
      await repository.setProgress(claimed, z.parse(jobProgress, progress));
    } catch (error) {
      log.warn({ err: error, job: id }, 'how far a job is could not be told');
    }
  }
  /** Does not wait for a handler that ignores the signal. */
  async function run(): Promise<void> {
    const stopped = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    // Asynchronous, because a payload that cannot be parsed throws at once: the race must handle a later stop even then.
    const runHandler = async () =>
      handler.run({ id, payload: payload as Payload, lease: claimed.lease, signal, reportProgress });
    await Promise.race([runHandler(), stopped]);
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

  async function finish(): Promise<void> {
    await repository.remove(job);
    const ms = Math.round(performance.now() - startedAt);
    log.info({ job: id, queue: job.queue, tries: job.tries, ms }, 'job done');
  }
  async function fail(error: unknown): Promise<void> {
    if (signal.aborted) {
      // The abort signal may have caused an error of another kind.
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
    else if (failure.extras.isFinal || job.tries >= maxAttempts) await end('dead', failure.code);
    else if (!(await repository.postpone(job, backoff(job.tries), failure.code))) await end('cancelled', '');
  }

  async function work(): Promise<void> {
    if (job.ending) return giveUp(job.ending);
    // All tries were started, and no worker survived to report an error.
    if (job.tries > maxAttempts) return end('dead', job.reason || 'worker_died');
    await run().then(finish, fail);
  }

  // If the database fails here, the next worker that leases the job finishes this.
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
