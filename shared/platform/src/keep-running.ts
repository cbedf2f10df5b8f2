import type { ChildProcess } from 'node:child_process';
import { stopChild } from './child.ts';
import { type Look, watchSilence } from './watch-silence.ts';

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

interface Kept {
  name: string;
  launch: () => ChildProcess;
  write: (name: string, line: string) => void;
  /** One that runs already. */
  first?: ChildProcess;
  /** How it is seen that it still works: one that runs and does not is ended, and so started again. */
  look?: Look;
}

/** Starts a process, or goes on with one that runs, and keeps it alive, waiting longer each time that it ends soon. */
export function keepRunning({ name, launch, write, first, look }: Kept): Running {
  let child: ChildProcess | undefined;
  let wanted = false;
  let wait = firstWait;
  let again: NodeJS.Timeout | undefined;
  let stopLooking = () => {};

  function watch(started: ChildProcess) {
    const since = Date.now();
    child = started;
    if (look) {
      stopLooking = watchSilence(look, () => {
        write(name, `does not work for ${look.silence / 1000} s, ending it`);
        started.kill('SIGKILL');
      });
    }
    started.once('exit', (code, signal) => {
      stopLooking();
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
      stopLooking();
      if (child) await stopChild(child);
    },
    kill: () => void child?.kill('SIGKILL'),
  };
}
