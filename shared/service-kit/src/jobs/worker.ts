import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { JobHandler } from './handler.ts';
import type { StoredJob } from './job.ts';
import type { JobBook } from './job-book.ts';
import { type LeasedJob, leasedJob } from './leased-job.ts';
import type { Nudge } from './nudge.ts';

export interface WorkerOptions<Payload> {
  queue: string;
  /** How many jobs this process does at once. */
  concurrency: number;
  handler: JobHandler<Payload>;
  book: JobBook;
  nudge: Nudge;
  /** Names this process. */
  name: string;
  /** Milliseconds of a lease. */
  lock: number;
  /** Milliseconds until the second try of a job. */
  pause: number;
  log: Logger;
}

export interface Worker {
  /** Takes a claimed job on, beside its own. */
  takeOn(job: StoredJob): Promise<void>;
  start(): void;
  /** Takes no new job, lets those that run finish for `grace` ms, and hands back what is left. */
  stop(grace: number): Promise<void>;
}

/** Milliseconds between two looks at the queue, and at what became of running jobs. */
const poll = 500;

/** Does the jobs of one queue, one after the other as they are due, until it is stopped. */
export function worker<Payload>(options: WorkerOptions<Payload>): Worker {
  const { queue, concurrency, book, nudge, name, lock, log } = options;
  const running = new Map<string, LeasedJob>();
  let isStopping = false;
  let loop = Promise.resolve();

  function takeOn(job: StoredJob): Promise<void> {
    const leased = leasedJob(job, options);
    running.set(job._id, leased);
    return leased.done.finally(() => {
      if (running.get(job._id) === leased) running.delete(job._id);
      nudge.ring();
    });
  }

  async function claimNext(): Promise<boolean> {
    if (running.size >= concurrency) return false;
    const job = await book.claim(queue, name, lock);
    if (!job) return false;
    void takeOn(job);
    return true;
  }

  /** Stops what was cancelled, or is another's by now. */
  async function lookAfter(): Promise<void> {
    if (running.size === 0) return;
    const looked = [...running.values()];
    const found = new Map((await book.look([...running.keys()])).map((seen) => [seen._id, seen]));
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
        if (performance.now() - lookedAt >= poll) {
          lookedAt = performance.now();
          await lookAfter();
        }
        if (await claimNext()) continue;
      } catch (error) {
        log.warn({ err: error, queue }, 'the queue could not be read');
        await wait(poll);
      }
      await nudge.wait(poll);
    }
  }

  return {
    takeOn,
    start() {
      loop = workOn();
    },
    async stop(grace) {
      isStopping = true;
      nudge.ring();
      await loop;
      const all = Promise.all([...running.values()].map(({ done }) => done));
      await Promise.race([all, wait(grace, undefined, { ref: false })]);
      for (const { stop } of running.values()) stop('stopping');
      await all;
    },
  };
}
