import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { AppError } from './errors.ts';
import { turns } from './pictures/turns.ts';
import { currentRequest } from './request-scope.ts';

// biome-ignore lint/suspicious/noExplicitAny: a task takes and answers whatever its worker file says.
type Tasks = Record<string, (input: any) => unknown>;

/** Threads for work that keeps a processor busy. Work that never ends costs one of them, and never the service. */
export interface WorkerThreads<All extends Tasks> {
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

interface Options {
  /** The module whose exported functions are the tasks. */
  file: URL;
  threads: number;
  /** Seconds of processor that one task may take: of its own, so that a busy machine ends nobody's. */
  seconds: number;
  log: Logger;
}

/** As many as a household or an office may ask for in a minute: they wait behind everybody else. */
const limits = { mostOfOne: 250, mostOfAll: 2000 };
const megabytes = 384;
const lookEvery = 250;

/** A pool of one thread: what runs in it is known, and can be ended alone. */
const oneThread = (file: URL) =>
  new Piscina({
    filename: file.href,
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // A waiting thread must not hold the processor that the service's own thread needs.
    atomics: 'disabled',
  });

/** Seconds of processor that a thread has taken since it began; none once it has ended. */
async function secondsOf(thread: Worker | undefined): Promise<number> {
  const { user, system } = (await thread?.cpuUsage().catch(() => undefined)) ?? { user: 0, system: 0 };
  return (user + system) / 1e6;
}

export function workerThreads<All extends Tasks>({ file, threads, seconds, log }: Options): WorkerThreads<All> {
  const pools = Array.from({ length: threads }, () => oneThread(file));
  const places = turns(pools, limits);

  async function runWithin(pool: Piscina, name: string, input: unknown) {
    const tooMuch = new AbortController();
    let begun: number | undefined;
    const watch = setInterval(async () => {
      const taken = await secondsOf(pool.threads[0]);
      begun ??= taken;
      if (taken - begun > seconds) tooMuch.abort();
    }, lookEvery);
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
    run: (name, input) => places.take(currentRequest().caller, (pool) => runWithin(pool, name, input)),
    async close() {
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}
