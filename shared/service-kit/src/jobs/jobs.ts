import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { z } from '@datewright/contracts/zod';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { JobHandler } from './handler.ts';
import { type JobBook, jobBook } from './job-book.ts';
import { jobGauges } from './job-gauges.ts';
import { nudge } from './nudge.ts';
import { type Queue, queue, reading } from './queue.ts';
import { type Worker, worker } from './worker.ts';

export interface QueueOptions<Payload> {
  /** How many of them one process does at once. */
  concurrency: number;
  schema: z.ZodMiniType<Payload>;
  handler: JobHandler<Payload>;
}

/** All jobs of one service. */
export interface Jobs {
  /** For ops. */
  book: JobBook;
  queue<Payload>(name: string, options: QueueOptions<Payload>): Queue<Payload>;
  /** Begins to do the jobs of every queue. A process that does not call it only takes requests. */
  start(): void;
  /** Ends every stream of news, and the work in good order. */
  stop(): Promise<void>;
}

interface JobsParts {
  connection: Connection;
  metrics: Metrics;
  log: Logger;
  now: () => number;
  /** Milliseconds of a lease. With the poll a dead worker's job is back within 30 s; clocks may differ by less than it. */
  lock?: number;
  /** Milliseconds until a job that failed in passing is tried again; the third try waits four times as long. */
  pause?: number;
}

/** Milliseconds that a stopping process lets its jobs finish. */
const grace = 6000;

export function jobs({ connection, metrics, log, now, lock = 28_000, pause = 2000 }: JobsParts): Jobs {
  const book = jobBook(connection, now);
  const workers: Worker[] = [];
  const stopping = new AbortController();
  const name = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  jobGauges(metrics, book, now);
  return {
    book,
    queue(queueName, { concurrency, schema, handler }) {
      const bell = nudge();
      const own = worker({
        queue: queueName,
        concurrency,
        handler: reading(schema, handler),
        book,
        nudge: bell,
        name,
        lock,
        pause,
        log,
      });
      workers.push(own);
      return queue({
        name: queueName,
        schema,
        book,
        worker: own,
        workerName: name,
        nudge: bell,
        lock,
        stopping: stopping.signal,
      });
    },
    start() {
      for (const { start } of workers) start();
    },
    async stop() {
      stopping.abort();
      await Promise.all(workers.map(({ stop }) => stop(grace)));
    },
  };
}
