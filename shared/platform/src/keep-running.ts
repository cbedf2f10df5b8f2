import type { ChildProcess } from 'node:child_process';
import { stopChild } from './child.ts';

/** A process that is started again whenever it ends by itself. */
export interface Running {
  pid: () => number | undefined;
  /** Ends it and does not start it again until `start`. */
  stop: () => Promise<void>;
  start: () => void;
  /** Ends it at once; it is started again. */
  kill: () => void;
}

const firstWait = 500;
const longestWait = 15_000;
/** Milliseconds of life after which a process counts as healthy and its backoff starts over. */
const healthy = 30_000;

/** Starts a process, or goes on with one that runs, and keeps it alive, waiting longer each time that it ends soon. */
export function keepRunning(
  name: string,
  launch: () => ChildProcess,
  write: (name: string, line: string) => void,
  first?: ChildProcess,
): Running {
  let child: ChildProcess | undefined;
  let wanted = false;
  let wait = firstWait;
  let again: NodeJS.Timeout | undefined;

  function watch(started: ChildProcess) {
    const since = Date.now();
    child = started;
    started.once('exit', (code, signal) => {
      if (!wanted) return;
      if (Date.now() - since > healthy) wait = firstWait;
      write(name, `ended (${signal ?? code}), starting again in ${wait} ms`);
      again = setTimeout(() => watch(launch()), wait);
      wait = Math.min(wait * 2, longestWait);
    });
  }

  function start() {
    if (wanted) return;
    wanted = true;
    wait = firstWait;
    watch(launch());
  }
  if (first) {
    wanted = true;
    watch(first);
  }

  return {
    pid: () => child?.pid,
    start,
    async stop() {
      wanted = false;
      clearTimeout(again);
      if (child) await stopChild(child);
    },
    kill: () => void child?.kill('SIGKILL'),
  };
}
