import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { stopChild } from '@datewright/platform/child-process';
import { findFreePort } from '@datewright/platform/free-port';
import { compileCacheEnv } from '@datewright/platform/root';
import { type ProcessPlan, waitUntilReady } from '@datewright/platform/system/supervisor';
import type { Harm, Replica } from './replicated-service.ts';

/** Writes to files fail, as they do on a full disk, though with another error code; `/dev/full` has the right one. */
const withoutFileSpace = 'ulimit -f 0; exec "$0" "$@"';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts one more process of a service on a port of its own, and waits until it is ready. */
export async function startReplica(
  plan: ProcessPlan,
  { flags = [], env = {}, isDiskFull = false }: Harm = {},
): Promise<Replica> {
  const port = await findFreePort();
  const own = {
    ...plan.env,
    PORT: String(port),
    // Every edge has a disk of its own.
    ...(plan.env.CACHE_DIR && { CACHE_DIR: join(plan.env.CACHE_DIR, String(port)) }),
    ...env,
  };
  const output = await open(isDiskFull ? '/dev/full' : devNull, 'w');
  const command = [process.execPath, ...plan.flags, ...flags, plan.main];
  const [program = '', ...args] = isDiskFull ? ['/bin/sh', '-c', withoutFileSpace, ...command] : command;
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...compileCacheEnv, ...own },
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  running.add(child);
  child.once('exit', () => running.delete(child));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady({ ...plan, url }).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    stop: () => stopChild(child),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
