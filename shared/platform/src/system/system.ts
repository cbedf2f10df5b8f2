import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../child.ts';
import { findEarlierKey, opensKey } from '../data/earlier-key.ts';
import { forgetEnvironments, noteEnvironments } from '../data/environments.ts';
import { emptyData, lockData } from '../data/lock.ts';
import { checkPayments } from '../data/payments.ts';
import type { Database } from '../database/database.ts';
import { startDatabase } from '../database/start.ts';
import { cacheDir, compileCache, root } from '../root.ts';
import { buildChanged } from './build.ts';
import type { SystemSettings } from './local-settings.ts';
import { planProcesses } from './plan-processes.ts';
import { refuseTakenPorts } from './ports.ts';
import { publishChanged } from './publish.ts';
import { localRemotes } from './remotes.ts';
import { loadSecrets, refuseSecrets } from './secrets.ts';
import { stopInOrder } from './stop-in-order.ts';
import { type ProcessPlan, type Supervised, supervise, untilReady } from './supervisor.ts';

export interface SystemOptions extends SystemSettings {
  /** Empties the data first. */
  fresh?: boolean;
  /** A database that runs already; otherwise one is found or started, and stopped with the system. */
  database?: Database;
  /** Demo members are made only when this is asked for. */
  demoMembers?: boolean;
  /** Told of the processes before they start: for those who stand between two of them. */
  onPlanned?: (plans: Record<string, ProcessPlan>) => void;
  say: (line: string) => void;
  write: (name: string, line: string) => void;
}

/** The whole product, running on this machine. */
export interface System {
  origin: string;
  inboxUrl: string;
  databaseKind: string;
  database: Database;
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
  const origin = `http://localhost:${options.port}`;
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockData(dataDir, origin);
  const running: Supervised[] = [];
  let database: Database | undefined;
  const stop = async () => {
    await stopInOrder(running);
    if (!options.database) await database?.stop();
    await forgetEnvironments(dataDir);
    unlock();
  };

  try {
    await refuseTakenPorts(options);
    // A database that is not in the folder keeps its data, and so needs its secrets.
    if (options.fresh) await emptyData(dataDir, process.env.MONGODB_URI ? ['secrets.json'] : []);
    const { secret, known, save } = await loadSecrets(dataDir);
    database =
      options.database ??
      (await startDatabase({ dataDir: join(dataDir, 'database'), cacheDir, say, write: options.write }));
    const remotes = await localRemotes();
    const teams = [...new Set(remotes.map(({ card }) => card.owner))];
    const plans = await planProcesses(options, database.uri, teams, secret);
    options.onPlanned?.(plans);
    const { MONGODB_DB = '' } = plans.account?.env ?? {};
    const earlierKey = await findEarlierKey(database.uri, MONGODB_DB);
    if (earlierKey && !known) refuseSecrets(dataDir, 'gone');
    if (earlierKey && !(await opensKey(earlierKey, secret('key-secret')))) refuseSecrets(dataDir, 'another one');
    await save();
    await checkPayments(plans.sandbox?.env.STRIPE_STATE_FILE ?? '', known, say);

    await noteEnvironments(dataDir, plans);

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
        seconds: 120,
        env: { PATH: process.env.PATH, ...compileCache, ...plans.account.env },
      });
    }
    return {
      origin,
      inboxUrl: `http://localhost:${options.sandboxPort}/inbox`,
      databaseKind: database.kind,
      database,
      processes: Object.fromEntries(running.map((process) => [process.plan.name, process])),
      publishToken: (team) => secret(`publish-token-${team}`),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
