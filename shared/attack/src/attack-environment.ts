import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@datewright/platform/child-process';
import { findFreePort } from '@datewright/platform/free-port';
import { root } from '@datewright/platform/root';
import { planProcesses } from '@datewright/platform/system/plan-processes';
import { loadSecrets } from '@datewright/platform/system/secrets';
import { type PlannedProcess, supervise, waitUntilReady } from '@datewright/platform/system/supervisor';
import { createSandboxClient, type SandboxClient } from '@datewright/platform/testing/sandbox-client';
import { writeMinimalShell } from '@datewright/platform/testing/write-minimal-shell';
import { listRoutes, type Route } from './routes.ts';

/** The whole product, with data of its own, as an attacker reaches it. */
export interface AttackEnvironment {
  origin: string;
  sandbox: SandboxClient;
  sandboxUrl: string;
  routes: Route[];
  /** Each process: its address and its environment. */
  processes: Record<string, { url: string; metricsUrl: string; env: Record<string, string> }>;
  publishToken: string;
  /** One line for each process that ended by itself. */
  crashes: () => string[];
  stop: () => Promise<void>;
}

/**
 * Starts every process of the product on free loopback ports, as `npm start` does, on the database of
 * `TEST_MONGODB_URI`.
 */
export async function startAttackEnvironment(): Promise<AttackEnvironment> {
  const mongoUri = process.env.TEST_MONGODB_URI;
  if (!mongoUri) throw new Error('TEST_MONGODB_URI is not set: there is no database to attack.');
  const dataDir = await mkdtemp(join(tmpdir(), 'datewright-attack-'));
  const metricsPort = await findFreePort();
  const settings = await createSettings(dataDir, metricsPort);
  const { secret } = await loadSecrets(dataDir);
  const plans = await planProcesses(settings, mongoUri, ['sample'], secret);
  const deaths: string[] = [];
  const running: PlannedProcess[] = [];
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()));
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (const plan of Object.values(plans)) {
      const one = supervise(plan, (name, line) => {
        if (line.startsWith('ended (')) deaths.push(`${name} ${line}`);
      });
      running.push(one);
      one.start();
    }
    await Promise.all(running.map(({ plan }) => waitUntilReady(plan, 60)));
    await runProgram(process.execPath, [join(root, 'services/account/src/commands/seed-demo.ts')], {
      name: 'Making the demo members',
      seconds: 30,
      env: { PATH: process.env.PATH, ...plans.account?.env },
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const sandboxUrl = `http://127.0.0.1:${settings.sandboxPort}`;
  return {
    origin: `http://localhost:${settings.port}`,
    sandbox: createSandboxClient(sandboxUrl),
    sandboxUrl,
    routes: await listRoutes(),
    processes: Object.fromEntries(
      Object.values(plans).map(({ name, url, env }) => [
        name,
        { url, env, metricsUrl: name === 'edge' ? `http://127.0.0.1:${metricsPort}` : url },
      ]),
    ),
    publishToken: secret('publish-token-sample'),
    crashes: () => deaths,
    stop,
  };
}

async function createSettings(dataDir: string, metricsPort: number) {
  return {
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    dataDir,
    nodeEnv: 'test' as const,
    databasePrefix: dataDir.split('-').at(-1),
    // The edge trusts a proxy's header for the caller's address, so one machine can send from many addresses.
    env: {
      // What the AI writes is attacked, not how fast it writes.
      sandbox: { DEMO_TOKENS_PER_SECOND: '0' },
      // Shorter than the attacker's timeout for any answer.
      datecoach: { WAIT_SECONDS: '4' },
      // Its calls for the trial service are attacked with that service's token, and without the service.
      registry: { TRIAL_TOKEN: 'the-trial-token-of-the-attack' },
      edge: { SHELL_DIR: await writeMinimalShell(dataDir), METRICS_PORT: String(metricsPort), TRUST_PROXY_HOPS: '1' },
    },
  };
}
