import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../child.ts';
import type { Database } from '../database/database.ts';
import { startDatabase } from '../database/start.ts';
import { cacheDir, root } from '../root.ts';
import { buildChanged } from './build.ts';
import { planProcesses, type SystemSettings } from './plan-processes.ts';
import { publishChanged } from './publish.ts';
import { localRemotes } from './remotes.ts';
import { loadSecrets } from './secrets.ts';
import { type Supervised, supervise, untilReady } from './supervisor.ts';

export interface SystemOptions extends SystemSettings {
  /** Empties the data first. */
  fresh?: boolean;
  /** A database that runs already; otherwise one is found or started, and stopped with the system. */
  database?: Database;
  /** Demo members are made only when this is asked for. */
  demoMembers?: boolean;
  say: (line: string) => void;
  write: (name: string, line: string) => void;
}

/** The whole product, running on this machine. */
export interface System {
  origin: string;
  inboxUrl: string;
  databaseKind: string;
  processes: Record<string, Supervised>;
  publishToken: (team: string) => string;
  stop: () => Promise<void>;
}

/**
 * Starts everything: a database, the services, the edge; builds and publishes the remotes; answers when each part is
 * ready. When one fails it stops what it started and throws one sentence.
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { say, dataDir } = options;
  if (options.fresh) await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const running: Supervised[] = [];
  let database: Database | undefined;
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()));
    if (!options.database) await database?.stop();
  };

  try {
    database = options.database ?? (await startDatabase({ dataDir: join(dataDir, 'database'), cacheDir, say }));
    const remotes = await localRemotes();
    const { secret, save } = await loadSecrets(dataDir);
    const teams = [...new Set(remotes.map(({ card }) => card.owner))];
    const plans = await planProcesses(options, database.uri, teams, secret);
    await save();

    const launch = (name: string) => {
      const plan = plans[name];
      if (!plan) throw new Error(`There is no process ${name}.`);
      const supervised = supervise(plan, options.write);
      running.push(supervised);
      supervised.start();
      return untilReady(plan);
    };
    const folders = [join(root, 'shell'), ...remotes.map(({ folder }) => folder)];
    say('Starting the services …');
    const services = Promise.all(
      Object.keys(plans)
        .filter((name) => name !== 'edge')
        .map(launch),
    );
    const [hashes] = await Promise.all([buildChanged(folders, say), services]);
    await launch('edge');
    say('Publishing the remotes …');
    await publishChanged(plans.registry?.url ?? '', remotes, hashes, secret);
    if (options.demoMembers && plans.account) {
      await runProgram(process.execPath, [join(root, 'services/account/src/seed-demo.ts')], {
        name: 'Making the demo members',
        seconds: 30,
        env: { PATH: process.env.PATH, ...plans.account.env },
      });
    }
    return {
      origin: `http://localhost:${options.port}`,
      inboxUrl: `http://localhost:${options.sandboxPort}/inbox`,
      databaseKind: database.kind,
      processes: Object.fromEntries(running.map((process) => [process.plan.name, process])),
      publishToken: (team) => secret(`publish-token-${team}`),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
