import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { StoredJob } from './job.ts';
import type { JobHandler } from './job-handler.ts';
import type { JobRepository } from './job-repository.ts';
import { type LeasedJob, runLeasedJob } from './leased-job.ts';
import type { WakeSignal } from './wake-signal.ts';

export interface JobWorkerOptions<Payload> {
  queue: string;
  /** How many jobs this process runs at once. */
  concurrency: number;
  handler: JobHandler<Payload>;
  repository: JobRepository;
  wakeSignal: WakeSignal;
  /** Identifies this process. */
  name: string;
  leaseMs: number;
  /** Milliseconds before the second try of a job. */
  retryDelayMs: number;
  log: Logger;
}

export interface JobWorker {
  /** Runs a leased job beside those of the queue. */
  runJob(job: StoredJob): Promise<void>;
  start(): void;
  /** Takes no new job, lets the running ones finish for `grace` ms and returns the rest to the queue. */
  stop(grace: number): Promise<void>;
}

/** For the queue, and for cancelled or lost jobs. */
const pollIntervalMs = 500;

/** Runs the due jobs of one queue until it is stopped. */
export function createJobWorker<Payload>(options: JobWorkerOptions<Payload>): JobWorker {
  const { queue, concurrency, repository, wakeSignal, name, leaseMs, log } = options;
  const running = new Map<string, LeasedJob>();
  let isStopping = false;
  let loop = Promise.resolve();

  function runJob(job: StoredJob): Promise<void> {
    const leased = runLeasedJob(job, options);
    running.set(job._id, leased);
    return leased.done.finally(() => {
      if (running.get(job._id) === leased) running.delete(job._id);
      wakeSignal.notify();
    });
  }

  async function claimNext(): Promise<boolean> {
    if (running.size >= concurrency) return false;
    const job = await repository.leaseNext(queue, name, leaseMs);
    if (!job) return false;
    void runJob(job);
    return true;
  }

  /** Stops jobs that were cancelled or whose lease another worker has. */
  async function stopEndedJobs(): Promise<void> {
    if (running.size === 0) return;
    const leasedJobs = [...running.values()];
    const found = new Map((await repository.findLeases([...running.keys()])).map((current) => [current._id, current]));
    for (const leased of leasedJobs) {
      const { id, stop } = leased;
      const current = found.get(id);
      if (current?.lease !== leased.lease) stop('lost');
      else if (current.ending === 'cancelled') stop('cancelled');
    }
  }

  async function runLoop(): Promise<void> {
    let checkedAt = 0;
    while (!isStopping) {
      try {
        if (performance.now() - checkedAt >= pollIntervalMs) {
          checkedAt = performance.now();
          await stopEndedJobs();
        }
        if (await claimNext()) continue;
      } catch (error) {
        log.warn({ err: error, queue }, 'the queue could not be read');
        await wait(pollIntervalMs);
      }
      await wakeSignal.wait(pollIntervalMs);
    }
  }

  return {
    runJob,
    start() {
      loop = runLoop();
    },
    async stop(grace) {
      isStopping = true;
      wakeSignal.notify();
      await loop;
      const all = Promise.all([...running.values()].map(({ done }) => done));
      await Promise.race([all, wait(grace, undefined, { ref: false })]);
      for (const { stop } of running.values()) stop('stopping');
      await all;
    },
  };
}
