import { type SendHandle, spawn } from 'node:child_process';
import { keepRunning, type ListeningSocket, type Running } from '../keep-running.ts';
import { ownGroup } from '../own-group.ts';
import { compileCache } from '../root.ts';

export interface ProcessPlan {
  name: string;
  /** A TypeScript file that Node runs as it is. */
  main: string;
  env: Record<string, string>;
  /** What Node is told before it runs it. */
  flags: string[];
  /** Told to end, it goes on until its successor listens at the same socket: nobody is refused. */
  handsOver?: boolean;
  /** Where it answers `/readyz` and `/livez`. */
  url: string;
}

/** A process that is started again whenever it ends by itself. */
export interface Supervised extends Running {
  plan: ProcessPlan;
}

const endWithParent = new URL('../end-with-parent.ts', import.meta.url).href;

/** Milliseconds that `/livez` may be silent: an event loop that hangs never goes on by itself. */
const longestSilence = 10_000;

/** Starts a process and keeps it alive and answering. It ends when we are gone, however that came. */
export function supervise(plan: ProcessPlan, write: (name: string, line: string) => void): Supervised {
  const lines = (chunk: Buffer) => {
    for (const line of String(chunk).split('\n')) if (line.trim()) write(plan.name, line);
  };

  const launch = (socket?: ListeningSocket) => {
    const started = spawn(process.execPath, [...plan.flags, '--import', endWithParent, plan.main], {
      ...ownGroup,
      env: {
        PATH: process.env.PATH,
        ...compileCache,
        ...plan.env,
        ...(plan.handsOver && { HANDS_OVER: 'yes' }),
        ...(socket && { INHERITS_SOCKET: 'yes' }),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    started.stdout?.on('data', lines);
    started.stderr?.on('data', lines);
    // The child has its own copy from then on.
    if (socket) started.send({ type: 'socket' }, socket as unknown as SendHandle, {}, () => socket.close());
    return started;
  };
  const works = async () => (await fetch(`${plan.url}/livez`, { signal: AbortSignal.timeout(5000) })).ok;
  return { plan, ...keepRunning({ name: plan.name, launch, write, look: { works, silence: longestSilence } }) };
}

/** Waits until the process answers that it is ready; throws one sentence when it doesn't. */
export async function untilReady({ name, url }: ProcessPlan, seconds = 90): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`${name} was not ready after ${seconds} seconds.`);
}
