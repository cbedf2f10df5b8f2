import type { JobEvent } from '@datewright/contracts/job';
import { z } from '@datewright/contracts/zod';
import { maxPayloadBytes, type StoredJob } from './job.ts';
import type { JobHandler } from './job-handler.ts';
import type { JobRepository } from './job-repository.ts';
import type { JobWorker } from './job-worker.ts';
import { createWakeSignal as newNudge, type WakeSignal } from './wake-signal.ts';

export interface NewJob<Payload> {
  /** The same key is the same job, on every instance: a hash, without a name or text of a member. */
  key: string;
  payload: Payload;
  /** Before others, by ten minutes: whoever waits longer than that is passed by nobody. */
  isPriority: boolean;
}

/** The door to one kind of jobs, for requests. */
export interface JobQueue<Payload> {
  /** Adds a job, or brings a dead one back; false when it waits or runs already. */
  add(job: NewJob<Payload>): Promise<boolean>;
  /** Gives it up: at once while nobody works on it, within a second while somebody does. A dead one is forgotten. Unknown jobs are cancelled already. */
  cancel(key: string): Promise<void>;
  /** True while it waits or runs. */
  isOpen(key: string): Promise<boolean>;
  /**
   * Tells how each of them goes, each change once, until it is over and its end is kept; less when `left` is aborted, or the process
   * stops.
   */
  follow(keys: readonly string[], left: AbortSignal): AsyncGenerator<KeyedJobNews, void, undefined>;
}

/** News of one of the jobs that are followed together. */
export type KeyedJobNews = JobEvent & { key: string };

/** Milliseconds between two looks of who follows. */
const pollIntervalMs = 500;

function toJobNews(job: StoredJob | null): JobEvent {
  if (!job || job.state === 'dead') return { state: 'ended', progress: null };
  return { state: job.worker === '' ? 'waiting' : 'running', progress: job.progress };
}

/** What a job brings from the database may be of another release: it is read by the schema again before it runs. */
export function withParsedPayload<Payload>(
  schema: z.ZodMiniType<Payload>,
  handler: JobHandler<Payload>,
): JobHandler<unknown> {
  return { ...handler, run: (job) => handler.run({ ...job, payload: z.parse(schema, job.payload) }) };
}

interface JobQueueOptions<Payload> {
  name: string;
  schema: z.ZodMiniType<Payload>;
  repository: JobRepository;
  /** Of this process; it may be one that only takes requests. */
  worker: JobWorker;
  workerName: string;
  wakeSignal: WakeSignal;
  leaseMs: number;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}

export function createJobQueue<Payload>(parts: JobQueueOptions<Payload>): JobQueue<Payload> {
  const { name, schema, repository, worker, workerName, wakeSignal, leaseMs, stopping } = parts;
  return {
    async add({ key, payload, isPriority }) {
      const text = JSON.stringify(z.parse(schema, payload));
      if (Buffer.byteLength(text) > maxPayloadBytes) throw new Error(`Too large a payload for ${name}`);
      // As JSON, what is undefined is left out: a database makes it null, which the schema does not know.
      const isNew = await repository.add({ _id: key, queue: name, isPriority, payload: JSON.parse(text) });
      wakeSignal.notify();
      return isNew;
    },
    async cancel(key) {
      const mine = await repository.leaseToCancel(key, workerName, leaseMs);
      if (mine) await worker.runJob(mine);
      else if (!(await repository.requestCancel(key))) await repository.removeDead(key);
    },
    isOpen: async (key) => (await repository.find(key))?.state === 'open',
    async *follow(keys, left) {
      const pause = newNudge();
      for (const signal of [left, stopping]) signal.addEventListener('abort', pause.notify);
      try {
        const told = new Map(keys.map((key) => [key, '']));
        while (told.size > 0 && !left.aborted && !stopping.aborted) {
          const found = new Map((await repository.findAll([...told.keys()])).map((job) => [job._id, job]));
          for (const [key, before] of told) {
            const news = toJobNews(found.get(key) ?? null);
            const line = JSON.stringify(news);
            if (line === before) continue;
            if (news.state === 'ended') told.delete(key);
            else told.set(key, line);
            yield { key, ...news };
          }
          if (told.size > 0) await pause.wait(pollIntervalMs);
        }
      } finally {
        stopping.removeEventListener('abort', pause.notify);
      }
    },
  };
}
