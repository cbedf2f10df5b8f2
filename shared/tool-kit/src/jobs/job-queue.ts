import type { JobEvent } from '@datewright/contracts/job';
import { z } from '@datewright/contracts/zod';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { maxPayloadBytes, type StoredJob } from './job.ts';
import type { JobHandler } from './job-handler.ts';
import type { JobRepository } from './job-repository.ts';
import type { JobWorker } from './job-worker.ts';
import { createWakeSignal, type WakeSignal } from './wake-signal.ts';

export interface NewJob<Payload> {
  /** Jobs with the same key are the same job, on every instance. A hash, without a member's name or text. */
  key: string;
  payload: Payload;
  /** Puts the job ten minutes ahead of the others, so older jobs still come first. */
  isPriority: boolean;
}

/** One kind of job, as requests use it. */
export interface JobQueue<Payload> {
  /** Adds a job or reopens a dead one; returns false when it is waiting or running already. */
  add(job: NewJob<Payload>): Promise<boolean>;
  /**
   * Ends the job: at once while it waits, within a second while it runs. Deletes a dead job, and ignores an unknown
   * key.
   */
  cancel(key: string): Promise<void>;
  /** True while the job waits or runs. */
  isOpen(key: string): Promise<boolean>;
  /**
   * Yields each change of the jobs until the last one ends and its result is stored. Stops early when `disconnectSignal` is aborted
   * or the process stops.
   */
  follow(keys: readonly string[], disconnectSignal: AbortSignal): AsyncGenerator<KeyedJobEvent, void, undefined>;
}

/** An event of one of several followed jobs. */
export type KeyedJobEvent = JobEvent & { key: string };

const pollIntervalMs = 500;

function toJobEvent(job: StoredJob | null): JobEvent {
  if (!job || job.state === 'dead') return { state: 'ended', progress: null };
  return { state: job.worker === '' ? 'waiting' : 'running', progress: job.progress };
}

/** Parses the payload again before the job runs, because another release may have stored it. */
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
  /** The worker of this process, which need not be started. */
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
      // JSON drops `undefined`, which MongoDB would store as `null` and the schema would refuse.
      const isNew = await repository.add({
        _id: key,
        queue: name,
        isPriority,
        payload: JSON.parse(text),
        origin: currentRequest().origin,
      });
      wakeSignal.notify();
      return isNew;
    },
    async cancel(key) {
      const mine = await repository.leaseToCancel(key, workerName, leaseMs);
      if (mine) await worker.runJob(mine);
      else if (!(await repository.requestCancel(key))) await repository.removeDead(key);
    },
    isOpen: async (key) => (await repository.find(key))?.state === 'open',
    async *follow(keys, disconnectSignal) {
      const pause = createWakeSignal();
      for (const signal of [disconnectSignal, stopping]) signal.addEventListener('abort', pause.notify);
      try {
        const lastEvents = new Map(keys.map((key) => [key, '']));
        while (lastEvents.size > 0 && !disconnectSignal.aborted && !stopping.aborted) {
          const found = new Map((await repository.findAll([...lastEvents.keys()])).map((job) => [job._id, job]));
          for (const [key, before] of lastEvents) {
            const event = toJobEvent(found.get(key) ?? null);
            const line = JSON.stringify(event);
            if (line === before) continue;
            if (event.state === 'ended') lastEvents.delete(key);
            else lastEvents.set(key, line);
            yield { key, ...event };
          }
          if (lastEvents.size > 0) await pause.wait(pollIntervalMs);
        }
      } finally {
        stopping.removeEventListener('abort', pause.notify);
      }
    },
  };
}
