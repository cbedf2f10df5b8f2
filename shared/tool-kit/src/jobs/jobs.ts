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
  /** How many of them one process runs at once. */
  concurrency: number;
  schema: z.ZodMiniType<Payload>;
  handler: JobHandler<Payload>;
}

/** All jobs of one service. */
export interface Jobs {
  /** For the ops page. */
  repository: JobRepository;
  createQueue<Payload>(name: string, options: QueueOptions<Payload>): JobQueue<Payload>;
  /** Starts the workers of every queue. A process that does not call it only adds jobs. */
  start(): void;
  /** Ends every event stream and stops the workers. */
  stop(): Promise<void>;
}

interface JobsOptions {
  connection: Connection;
  metrics: Metrics;
  log: Logger;
  now: () => number;
  /** With the poll interval, a dead worker's job runs again within 30 s. */
  leaseMs?: number;
  /** Milliseconds before a failed job is retried; the third try waits four times as long. */
  retryDelayMs?: number;
  /** How long a stopping process lets its jobs finish. */
  stopMs?: number | undefined;
}

export function createJobs({
  connection,
  metrics,
  log,
  now,
  leaseMs = 28_000,
  retryDelayMs = 2000,
  stopMs = 6000,
}: JobsOptions): Jobs {
  const repository = createJobRepository(connection, now);
  const workers: JobWorker[] = [];
  const stopping = new AbortController();
  const name = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  registerJobGauges(metrics, repository, now);
  return {
    repository,
    createQueue(queueName, { concurrency, schema, handler }) {
      const wakeSignal = createWakeSignal();
      const worker = createJobWorker({
        queue: queueName,
        concurrency,
        handler: withParsedPayload(schema, handler),
        repository,
        wakeSignal,
        name,
        leaseMs,
        retryDelayMs,
        log,
      });
      workers.push(worker);
      return createJobQueue({
        name: queueName,
        schema,
        repository,
        worker,
        workerName: name,
        wakeSignal,
        leaseMs,
        stopping: stopping.signal,
      });
    },
    start() {
      for (const { start } of workers) start();
    },
    async stop() {
      stopping.abort();
      await Promise.all(workers.map(({ stop }) => stop(stopMs)));
    },
  };
}
