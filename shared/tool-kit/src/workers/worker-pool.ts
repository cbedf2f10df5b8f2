import type { Worker } from 'node:worker_threads';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFairSemaphore } from '@datewright/service-kit/limits/fair-semaphore';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';

// biome-ignore lint/suspicious/noExplicitAny: a task takes and answers whatever its worker file says.
type WorkerTasks = Record<string, (input: any) => unknown>;

/** Threads for work that keeps a processor busy. Work that never ends costs one of them, and never the service. */
export interface WorkerPool<All extends WorkerTasks> {
  /**
   * Runs a task of the worker file. One caller (the member, or the address of a visitor) has one running at a time; the others of
   * theirs wait behind those of other callers. Throws `unavailable` when too many wait, or when it takes too much of the processor:
   * then its thread is ended and another begun.
   */
  run<Name extends keyof All & string>(
    name: Name,
    input: Parameters<All[Name]>[0],
  ): Promise<Awaited<ReturnType<All[Name]>>>;
  close(): Promise<void>;
}

interface WorkerPoolOptions {
  /** The module whose exported functions are the tasks. */
  file: URL;
  threads: number;
  /** Seconds of processor that one task may take: of its own, so that a busy machine ends nobody's. */
  seconds: number;
  log: Logger;
}

/** As many as a household or an office may ask for in a minute: they wait behind everybody else. */
const queueLimits = { mostOfOne: 250, mostOfAll: 2000 };
const maxHeapMegabytes = 384;
const cpuCheckIntervalMs = 250;

/** A pool of one thread: what runs in it is known, and can be ended alone. */
const createThread = (file: URL) =>
  new Piscina({
    filename: file.href,
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
    // A waiting thread must not hold the processor that the service's own thread needs.
    atomics: 'disabled',
  });

/** Seconds of processor that a thread has taken since it began; none once it has ended. */
async function readCpuSeconds(thread: Worker | undefined): Promise<number> {
  const { user, system } = (await thread?.cpuUsage().catch(() => undefined)) ?? { user: 0, system: 0 };
  return (user + system) / 1e6;
}

export function createWorkerPool<All extends WorkerTasks>({
  file,
  threads,
  seconds,
  log,
}: WorkerPoolOptions): WorkerPool<All> {
  const pools = Array.from({ length: threads }, () => createThread(file));
  const places = createFairSemaphore(pools, queueLimits);

  async function runWithin(pool: Piscina, name: string, input: unknown) {
    const tooMuch = new AbortController();
    let begun: number | undefined;
    const watch = setInterval(async () => {
      const taken = await readCpuSeconds(pool.threads[0]);
      begun ??= taken;
      if (taken - begun > seconds) tooMuch.abort();
    }, cpuCheckIntervalMs);
    try {
      return await pool.run(input, { name, signal: tooMuch.signal });
    } catch (error) {
      if (!tooMuch.signal.aborted) throw error;
      log.error({ task: name, seconds }, 'a task of a worker thread was ended: it took too much of the processor');
      throw new AppError('unavailable', { cause: error });
    } finally {
      clearInterval(watch);
    }
  }

  return {
    run: (name, input) => places.run(currentRequest().caller, (pool) => runWithin(pool, name, input)),
    async close() {
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}
