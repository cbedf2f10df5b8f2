import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stopChild } from '@datewright/platform/child-process';
import { findFreePort } from '@datewright/platform/free-port';
import { compileCacheEnv, root } from '@datewright/platform/root';
import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { readNodeFlags } from '@datewright/platform/workspace/services';

/** The public origin in tests. */
export const testOrigin = 'http://datewright.test';

/** One service as a real process on a free loopback port. */
export interface ServiceProcess {
  url: string;
  /** Its complete environment, so that a second instance can share its database and secrets. */
  env: Record<string, string>;
  /** Its whole output so far. */
  output: () => string;
  /** Stops it with SIGTERM, as an orchestrator does. */
  stop: () => Promise<void>;
  /** Kills it with SIGKILL, as a power cut does. */
  kill: () => Promise<void>;
  /** Suspends it until `thaw`, as a machine without free processor time does. */
  freeze: () => void;
  thaw: () => void;
}

/** Seconds until a start counts as hanging; less than the limit of a test. */
const startTimeoutSeconds = 250;

async function waitUntilReady(child: ChildProcess, url: string, output: () => string, path: string): Promise<void> {
  const deadline = Date.now() + startTimeoutSeconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}.\n${output()}`);
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The service was not ready after ${startTimeoutSeconds} seconds.\n${output()}`);
}

/**
 * Starts `services/<name>/src/main.ts` and waits until it is ready, or only live. The defaults are a database of its own,
 * NODE_ENV=test, a free PORT, PUBLIC_ORIGIN=`testOrigin` and a retry delay of 100 ms for jobs; secrets and the
 * addresses of other services come from `env`. `main` replaces the program of the service.
 */
export async function startService(
  name: string,
  env: Record<string, string> = {},
  main = join(root, 'services', name, 'src/main.ts'),
  until: '/readyz' | '/livez' = '/readyz',
): Promise<ServiceProcess> {
  const port = env.PORT ?? String(await findFreePort());
  const whole: Record<string, string> = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    PUBLIC_ORIGIN: testOrigin,
    MONGODB_URI: testMongoUri(),
    MONGODB_DB: uniqueDatabaseName(name),
    JOB_PAUSE_MS: '100',
    ...env,
    PORT: port,
  };
  const child = spawn(process.execPath, [...(await readNodeFlags(name)), main], {
    env: { PATH: process.env.PATH, ...compileCacheEnv, ...whole },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails halfway must not leave its services running.
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += chunk));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, url, () => written, until);
  return {
    url,
    env: whole,
    output: () => written,
    stop: () => stopChild(child),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
