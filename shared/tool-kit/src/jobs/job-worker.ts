import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { StoredJob } from './job.ts';
import type { JobHandler } from './job-handler.ts';
import type { JobRepository } from './job-repository.ts';
import { type LeasedJob, runLeasedJob } from './leased-job.ts';
import type { WakeSignal } from './wake-signal.ts';

export interface JobWorkerOptions<Payload> {
  queue: string;
  /** How many jobs this process does at once. */
  concurrency: number;
  handler: JobHandler<Payload>;
  repository: JobRepository;
  wakeSignal: WakeSignal;
  /** Names this process. */
  name: string;
  /** Milliseconds of a lease. */
  leaseMs: number;
  /** Milliseconds until the second try of a job. */
  retryDelayMs: number;
  log: Logger;
}

export interface JobWorker {
  /** Takes a claimed job on, beside its own. */
  runJob(job: StoredJob): Promise<void>;
  start(): void;
  /** Takes no new job, lets those that run finish for `grace` ms, and hands back what is left. */
  stop(grace: number): Promise<void>;
}

/** Milliseconds between two looks at the queue, and at what became of running jobs. */
const pollIntervalMs = 500;

/** Does the jobs of one queue, one after the other as they are due, until it is stopped. */
export function createJobWorker<Payload>(options: JobWorkerOptions<Payload>): JobWorker {
  const { queue, concurrency, repository, wakeSignal, name, leaseMs, log } = options;
  const running = new Map<string, LeasedJob>();
  let isStopping = false;
  let loop = Promise.resolve();

  function takeOn(job: StoredJob): Promise<void> {
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
    void takeOn(job);
    return true;
  }

  /** Stops what was cancelled, or is another's by now. */
  async function lookAfter(): Promise<void> {
    if (running.size === 0) return;
    const looked = [...running.values()];
    const found = new Map((await repository.findLeases([...running.keys()])).map((seen) => [seen._id, seen]));
    for (const leased of looked) {
      const { id, stop } = leased;
      const seen = found.get(id);
      if (seen?.lease !== leased.lease) stop('lost');
      else if (seen.ending === 'cancelled') stop('cancelled');
    }
  }

  async function workOn(): Promise<void> {
    let lookedAt = 0;
    while (!isStopping) {
      try {
        if (performance.now() - lookedAt >= pollIntervalMs) {
          lookedAt = performance.now();
          await lookAfter();
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
    runJob: takeOn,
    start() {
      loop = workOn();
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
