import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Work that no response waits for. A stopping service finishes it and skips its pauses. */
export interface BackgroundTasks {
  run(name: string, work: () => Promise<void>): void;
  /** Resolves after `ms`, or at once when the service is stopping. */
  pause(ms: number): Promise<void>;
  readonly isStopping: boolean;
  finish(): Promise<void>;
}

export function createBackgroundTasks(log: Logger): BackgroundTasks {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  return {
    run(name, work) {
      const task = work()
        .catch((err) => log.error({ err, work: name }, 'background work failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async pause(ms) {
      await wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    },
    get isStopping() {
      return stopping.signal.aborted;
    },
    async finish() {
      stopping.abort();
      while (running.size > 0) await Promise.all(running);
    },
  };
}
