import { type SendHandle, spawn } from 'node:child_process';
import { ownProcessGroup } from '../own-process-group.ts';
import { compileCacheEnv } from '../root.ts';
import { type ListeningSocket, type SupervisedProcess, superviseProcess } from '../supervise-process.ts';
import { memoryEnv } from '../workspace/services.ts';

export interface ProcessPlan {
  name: string;
  /** A TypeScript file that Node runs directly. */
  main: string;
  env: Record<string, string>;
  /** Flags for Node. */
  flags: string[];
  /**
   * True if a stopping process keeps serving until its successor listens on the same socket, so that no connection is
   * refused.
   */
  handsOverSocket?: boolean;
  /** The origin of `/readyz` and `/livez`. */
  url: string;
}

/** A process that is restarted whenever it exits by itself. */
export interface PlannedProcess extends SupervisedProcess {
  plan: ProcessPlan;
}

const exitWithParentUrl = new URL('../exit-with-parent.ts', import.meta.url).href;

/** Milliseconds for which `/livez` may be silent, because a blocked event loop never recovers by itself. */
const maxSilenceMs = 10_000;

/** Starts a process and keeps it alive and answering. It exits when this process does, for whatever reason. */
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
        ...memoryEnv,
        ...plan.env,
        ...(plan.handsOverSocket && { HANDS_OVER: 'yes' }),
        ...(socket && { INHERITS_SOCKET: 'yes' }),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    started.stdout?.on('data', lines);
    started.stderr?.on('data', lines);
    // The child has its own copy of the handle from then on.
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

/** Waits until the process is ready; throws an error with one sentence when it does not become ready in time. */
export async function waitUntilReady({ name, url }: ProcessPlan, seconds = 180): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`${name} was not ready after ${seconds} seconds.`);
}
