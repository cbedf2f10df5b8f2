import { type SendHandle, spawn } from 'node:child_process';
import { ownProcessGroup } from '../own-process-group.ts';
import { compileCacheEnv } from '../root.ts';
import { type ListeningSocket, type SupervisedProcess, superviseProcess } from '../supervise-process.ts';

export interface ProcessPlan {
  name: string;
  /** A TypeScript file that Node runs as it is. */
  main: string;
  env: Record<string, string>;
  /** What Node is told before it runs it. */
  flags: string[];
  /** Told to end, it goes on until its successor listens at the same socket: nobody is refused. */
  handsOverSocket?: boolean;
  /** Where it answers `/readyz` and `/livez`. */
  url: string;
}

/** A process that is started again whenever it ends by itself. */
export interface PlannedProcess extends SupervisedProcess {
  plan: ProcessPlan;
}

const exitWithParentUrl = new URL('../exit-with-parent.ts', import.meta.url).href;

/** Milliseconds that `/livez` may be silent: an event loop that hangs never goes on by itself. */
const maxSilenceMs = 10_000;

/** Starts a process and keeps it alive and answering. It ends when we are gone, however that came. */
export function supervise(plan: ProcessPlan, write: (name: string, line: string) => void): PlannedProcess {
  const lines = (chunk: Buffer) => {
    for (const line of String(chunk).split('\n')) if (line.trim()) write(plan.name, line);
  };

  const launch = (socket?: ListeningSocket) => {
    const started = spawn(process.execPath, [...plan.flags, '--import', exitWithParentUrl, plan.main], {
      ...ownProcessGroup,
      env: {
        PATH: process.env.PATH,
        ...compileCacheEnv,
        ...plan.env,
        ...(plan.handsOverSocket && { HANDS_OVER: 'yes' }),
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
  return {
    plan,
    ...superviseProcess({
      name: plan.name,
      launch,
      write,
      livenessCheck: { check: works, maxSilenceMs: maxSilenceMs },
    }),
  };
}

/** Waits until the process answers that it is ready; throws one sentence when it doesn't. */
export async function waitUntilReady({ name, url }: ProcessPlan, seconds = 90): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`${name} was not ready after ${seconds} seconds.`);
}
