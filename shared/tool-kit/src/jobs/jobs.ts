import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { z } from '@datewright/contracts/zod';
import type { Metrics } from '@datewright/service-kit/observability/metrics';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { registerJobGauges } from './job-gauges.ts';
import type { JobHandler } from './job-handler.ts';
import { createJobQueue, type JobQueue, withParsedPayload } from './job-queue.ts';
import { createJobRepository, type JobRepository } from './job-repository.ts';
import { createJobWorker, type JobWorker } from './job-worker.ts';
import { createWakeSignal } from './wake-signal.ts';

export interface QueueOptions<Payload> {
  /** How many of them one process does at once. */
  concurrency: number;
  schema: z.ZodMiniType<Payload>;
  handler: JobHandler<Payload>;
}

/** All jobs of one service. */
export interface Jobs {
  /** For ops. */
  repository: JobRepository;
  createQueue<Payload>(name: string, options: QueueOptions<Payload>): JobQueue<Payload>;
  /** Begins to do the jobs of every queue. A process that does not call it only takes requests. */
  start(): void;
  /** Ends every stream of news, and the work in good order. */
  stop(): Promise<void>;
}

interface JobsOptions {
  connection: Connection;
  metrics: Metrics;
  log: Logger;
  now: () => number;
  /** Milliseconds of a lease. With the poll a dead worker's job is back within 30 s; clocks may differ by less than it. */
  leaseMs?: number;
  /** Milliseconds until a job that failed in passing is tried again; the third try waits four times as long. */
  retryDelayMs?: number;
}

/** Milliseconds that a stopping process lets its jobs finish. */
const shutdownGraceMs = 6000;

export function createJobs({
  connection,
  metrics,
  log,
  now,
  leaseMs: lock = 28_000,
  retryDelayMs: pause = 2000,
}: JobsOptions): Jobs {
  const book = createJobRepository(connection, now);
  const workers: JobWorker[] = [];
  const stopping = new AbortController();
  const name = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  registerJobGauges(metrics, book, now);
  return {
    repository: book,
    createQueue(queueName, { concurrency, schema, handler }) {
      const bell = createWakeSignal();
      const own = createJobWorker({
        queue: queueName,
        concurrency,
        handler: withParsedPayload(schema, handler),
        repository: book,
        wakeSignal: bell,
        name,
        leaseMs: lock,
        retryDelayMs: pause,
        log,
      });
      workers.push(own);
      return createJobQueue({
        name: queueName,
        schema,
        repository: book,
        worker: own,
        workerName: name,
        wakeSignal: bell,
        leaseMs: lock,
        stopping: stopping.signal,
      });
    },
    start() {
      for (const { start } of workers) start();
    },
    async stop() {
      stopping.abort();
      await Promise.all(workers.map(({ stop }) => stop(shutdownGraceMs)));
    },
  };
}
