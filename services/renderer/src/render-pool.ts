import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { RendererConfig } from './config.ts';
import type { RenderJob, RenderOutcome } from './render/render-job.ts';

/** Renders pages in threads with limits: code that loops, grows or ends its thread costs one page. */
export interface RenderPool {
  /** `undefined` when the queue is full. */
  render(job: RenderJob): Promise<RenderOutcome | undefined>;
  stop(): Promise<void>;
}

/** The length of the queue for a thread. */
const maxQueued = 16;
/** A thread is replaced after this many pages. */
const maxPagesPerThread = 300;
const workerResourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const watchIntervalMs = 25;

interface PoolThread {
  worker: Worker;
  pages: number;
}

export function startRenderPool(config: RendererConfig, log: Logger): RenderPool {
  const idle: PoolThread[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;
  let stopped = false;

  const make = (): PoolThread => {
    const worker = new Worker(new URL('./render/render-thread.ts', import.meta.url), {
      resourceLimits: workerResourceLimits,
      env: {},
    });
    worker.unref();
    // The error goes to the caller that waits for the page.
    worker.on('error', () => {});
    return { worker, pages: 0 };
  };

  function run(thread: PoolThread, job: RenderJob): Promise<RenderOutcome> {
    const { promise, resolve } = Promise.withResolvers<RenderOutcome>();
    const begun = performance.now();
    const watch = setInterval(() => {
      const tooLong = performance.now() - begun > config.RENDER_LIMIT_MS;
      const tooLarge = process.memoryUsage.rss() > config.RENDER_LIMIT_MB * 1024 * 1024;
      if (tooLong || tooLarge) resolve({ failed: tooLong ? 'It took too long.' : 'It took too much memory.' });
    }, watchIntervalMs);
    const ended = (error?: unknown) =>
      resolve({ failed: `Its thread ended: ${(error as Error | undefined)?.message ?? 'no word'}`.slice(0, 300) });
    thread.worker.on('message', resolve).on('error', ended).on('exit', ended);
    thread.worker.postMessage(job);
    return promise.finally(() => {
      clearInterval(watch);
      thread.worker.off('message', resolve).off('error', ended).off('exit', ended);
    });
  }

  return {
    async render(job) {
      if (running >= config.RENDERS_AT_ONCE) {
        if (waiting.length >= maxQueued) return undefined;
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running++;
      const thread = idle.pop() ?? make();
      try {
        const outcome = await run(thread, job);
        thread.pages++;
        // A failed thread may be in any state.
        if ('failed' in outcome || thread.pages >= maxPagesPerThread || stopped) await thread.worker.terminate();
        else idle.push(thread);
        if ('failed' in outcome)
          log.warn({ path: job.visit.address.split('?')[0], why: outcome.failed }, 'a page was not rendered');
        return outcome;
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
    async stop() {
      stopped = true;
      await Promise.all(idle.map(({ worker }) => worker.terminate()));
    },
  };
}
