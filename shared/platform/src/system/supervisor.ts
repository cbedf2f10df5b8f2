import { type ChildProcess, spawn } from 'node:child_process';
import { stopChild } from '../child.ts';

export interface ProcessPlan {
  name: string;
  /** A TypeScript file that Node runs as it is. */
  main: string;
  env: Record<string, string>;
  /** Where it answers `/readyz`. */
  url: string;
}

/** A process that is started again whenever it ends by itself. */
export interface Supervised {
  plan: ProcessPlan;
  pid: () => number | undefined;
  /** Ends it and does not start it again until `start`. */
  stop: () => Promise<void>;
  start: () => void;
  /** Ends it at once; the supervisor starts it again. */
  kill: () => void;
}

const firstWait = 500;
const longestWait = 15_000;
/** Milliseconds of life after which a process counts as healthy and its backoff starts over. */
const healthy = 30_000;

/** Starts a process and keeps it alive, waiting longer each time that it ends soon. */
export function supervise(plan: ProcessPlan, write: (name: string, line: string) => void): Supervised {
  let child: ChildProcess | undefined;
  let wanted = false;
  let wait = firstWait;
  let again: NodeJS.Timeout | undefined;

  const lines = (chunk: Buffer) => {
    for (const line of String(chunk).split('\n')) if (line.trim()) write(plan.name, line);
  };

  function launch() {
    const since = Date.now();
    const started = spawn(process.execPath, [plan.main], {
      env: { PATH: process.env.PATH, ...plan.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.stdout.on('data', lines);
    started.stderr.on('data', lines);
    started.once('exit', (code, signal) => {
      if (!wanted) return;
      if (Date.now() - since > healthy) wait = firstWait;
      write(plan.name, `ended (${signal ?? code}), starting again in ${wait} ms`);
      again = setTimeout(launch, wait);
      wait = Math.min(wait * 2, longestWait);
    });
    child = started;
  }

  return {
    plan,
    pid: () => child?.pid,
    start() {
      if (wanted) return;
      wanted = true;
      wait = firstWait;
      launch();
    },
    async stop() {
      wanted = false;
      clearTimeout(again);
      if (child) await stopChild(child);
    },
    kill: () => void child?.kill('SIGKILL'),
  };
}

/** Waits until the process answers that it is ready; throws one sentence when it doesn't. */
export async function untilReady({ name, url }: ProcessPlan, seconds = 30): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`${name} was not ready after ${seconds} seconds.`);
}
