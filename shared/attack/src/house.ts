import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@datewright/platform/child';
import { freePort } from '@datewright/platform/free-port';
import { root } from '@datewright/platform/root';
import { planProcesses } from '@datewright/platform/system/plan-processes';
import { loadSecrets } from '@datewright/platform/system/secrets';
import { type Supervised, supervise, untilReady } from '@datewright/platform/system/supervisor';
import { bareShell } from '@datewright/testkit/bare-shell';
import { type SandboxDesk, sandboxDesk } from '@datewright/testkit/sandbox-desk';
import { allRoutes, type Route } from './routes.ts';

/** The product as attackers find it, on data of its own. */
export interface House {
  origin: string;
  sandbox: SandboxDesk;
  sandboxUrl: string;
  routes: Route[];
  /** Where a process answers, and its whole environment. */
  processes: Record<string, { url: string; metricsUrl: string; env: Record<string, string> }>;
  publishToken: string;
  /** How often processes ended by themselves. */
  deaths: () => string[];
  stop: () => Promise<void>;
}

/** Starts every process of the product on free ports of loopback, as `npm start` does, on the database of `TEST_MONGODB_URI`. */
export async function startHouse(): Promise<House> {
  const mongoUri = process.env.TEST_MONGODB_URI;
  if (!mongoUri) throw new Error('TEST_MONGODB_URI is not set: there is no database to attack.');
  const dataDir = await mkdtemp(join(tmpdir(), 'datewright-attack-'));
  const metricsPort = await freePort();
  const settings = {
    port: await freePort(),
    sandboxPort: await freePort(),
    dataDir,
    nodeEnv: 'test' as const,
    databasePrefix: dataDir.split('-').at(-1),
    // A proxy before the edge says who calls: so one machine can be many addresses.
    env: {
      // Shorter than an attacker waits for any answer.
      datecoach: { WAIT_SECONDS: '4' },
      edge: { SHELL_DIR: await bareShell(dataDir), METRICS_PORT: String(metricsPort), TRUST_PROXY_HOPS: '1' },
    },
  };
  const { secret } = await loadSecrets(dataDir);
  const plans = await planProcesses(settings, mongoUri, ['sample'], secret);
  const deaths: string[] = [];
  const running: Supervised[] = [];
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
    await Promise.all(running.map(({ plan }) => untilReady(plan, 60)));
    await runProgram(process.execPath, [join(root, 'services/account/src/seed-demo.ts')], {
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
    sandbox: sandboxDesk(sandboxUrl),
    sandboxUrl,
    routes: await allRoutes(),
    processes: Object.fromEntries(
      Object.values(plans).map(({ name, url, env }) => [
        name,
        { url, env, metricsUrl: name === 'edge' ? `http://127.0.0.1:${metricsPort}` : url },
      ]),
    ),
    publishToken: secret('publish-token-sample'),
    deaths: () => deaths,
    stop,
  };
}
