import type { Worker } from 'node:worker_threads';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFairSemaphore, queueRetrySeconds } from '@datewright/service-kit/limits/fair-semaphore';
import { currentRequest, type RequestScope } from '@datewright/service-kit/observability/request-scope';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';

// biome-ignore lint/suspicious/noExplicitAny: a task takes and answers whatever its worker file says.
type WorkerTasks = Record<string, (input: any) => unknown>;

/** Worker threads for CPU-heavy tasks. A task that never ends costs its thread, not the service. */
export interface WorkerPool<All extends WorkerTasks> {
  /**
   * Runs a task of the worker file. One caller (a member, or a visitor's address) runs one task at a time, and their
   * other tasks wait behind those of other callers. Throws `unavailable` with `Retry-After` for the first task of a
   * request while many callers wait; a request that began runs all its tasks. Throws `unavailable` too when a task takes
   * too much CPU: its thread is then replaced.
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
  /** CPU seconds of the thread that one task may take; a busy machine does not count against it. */
  seconds: number;
  log: Logger;
}

/** As many as a household or an office may send in a minute. */
const queueLimits = { mostOfOne: 250, mostOfAll: 2000 };
/** Callers that may wait for each thread before new requests are refused: some hundred milliseconds of texts. */
const maxWaitingCallers = 6;
const maxHeapMegabytes = 384;
const cpuCheckIntervalMs = 250;

/** One pool per thread, so that a single thread can be measured and ended. */
const createThread = (file: URL) =>
  new Piscina({
    filename: file.href,
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
    // A waiting thread would otherwise block the CPU that the main thread needs.
    atomics: 'disabled',
  });

/** CPU seconds of a thread since it started; 0 once it has ended. */
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
  const semaphore = createFairSemaphore(pools, queueLimits);
  const admitted = new WeakSet<RequestScope>();

  /** A request that is refused at once costs nothing; one that began has paid for work that would be lost. */
  function admit(request: RequestScope): void {
    if (!request.hasClient || admitted.has(request)) return;
    if (semaphore.countWaitingOwners() >= maxWaitingCallers * threads)
      throw new AppError('unavailable', { retryAfter: queueRetrySeconds, isFull: true });
    admitted.add(request);
  }

  async function runWithin(pool: Piscina, name: string, input: unknown) {
    const tooMuch = new AbortController();
    let startSeconds: number | undefined;
    const watch = setInterval(async () => {
      const usedSeconds = await readCpuSeconds(pool.threads[0]);
      startSeconds ??= usedSeconds;
      if (usedSeconds - startSeconds > seconds) tooMuch.abort();
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
    async run(name, input) {
      const request = currentRequest();
      admit(request);
      return semaphore.run(request.caller, (pool) => runWithin(pool, name, input));
    },
    async close() {
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}
