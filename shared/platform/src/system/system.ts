import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../child-process.ts';
import { checkStripeState } from '../data/check-stripe-state.ts';
import { deleteEnvironments, saveEnvironments } from '../data/environments.ts';
import { canOpenKey, findExistingKey } from '../data/existing-key.ts';
import { emptyDataFolder, lockDataFolder } from '../data/lock.ts';
import type { Database } from '../database/database.ts';
import { startDatabase } from '../database/start.ts';
import { cacheDir, compileCacheEnv, root } from '../root.ts';
import { assertPortsFree } from './assert-ports-free.ts';
import { buildChanged } from './build-changed.ts';
import { listLocalRemotes, readLocalShell } from './list-local-remotes.ts';
import type { SystemSettings } from './local-settings.ts';
import { planProcesses } from './plan-processes.ts';
import { publishChanged } from './publish-changed.ts';
import { loadSecrets, throwSecretsMismatch } from './secrets.ts';
import { stopInOrder } from './stop-in-order.ts';
import { type PlannedProcess, type ProcessPlan, supervise, waitUntilReady } from './supervisor.ts';

export interface SystemOptions extends SystemSettings {
  /** Deletes all data first. */
  fresh?: boolean;
  /** A running database; otherwise one is found or started, and stopped with the system. */
  database?: Database;
  /** Creates the demo members. */
  demoMembers?: boolean;
  /** Called with the processes before they start, for code that puts something between two of them. */
  onPlanned?: (plans: Record<string, ProcessPlan>) => void | Promise<void>;
  log: (line: string) => void;
  writeLine: (name: string, line: string) => void;
}

/** The whole product, running on this machine. */
export interface System {
  origin: string;
  inboxUrl: string;
  /** Where teams and ops decide what is live. */
  consoleUrl: string;
  databaseKind: string;
  database: Database;
  processes: Record<string, PlannedProcess>;
  publishToken: (team: string) => string;
  stop: () => Promise<void>;
}

/**
 * Starts a database, the services and the edge, builds and publishes the remotes, and resolves when every part is
 * ready. On a failure it stops what it started and throws an error with one sentence.
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { log, dataDir } = options;
  const origin = `http://localhost:${options.port}`;
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDataFolder(dataDir, origin);
  const running: PlannedProcess[] = [];
  let database: Database | undefined;
  const stop = async () => {
    await stopInOrder(running);
    if (!options.database) await database?.stop();
    await deleteEnvironments(dataDir);
    unlock();
  };

  try {
    await assertPortsFree(options);
    // A database outside the folder keeps its data, so it needs its secrets.
    if (options.fresh) await emptyDataFolder(dataDir, process.env.MONGODB_URI ? ['secrets.json'] : []);
    const { secret, isExisting: known, save } = await loadSecrets(dataDir);
    database =
      options.database ??
      (await startDatabase({ dataDir: join(dataDir, 'database'), cacheDir, log, writeLine: options.writeLine }));
    const remotes = [await readLocalShell(), ...(await listLocalRemotes())];
    const teams = [...new Set(remotes.map(({ card }) => card.owner))];
    const plans = await planProcesses(options, database.uri, teams, secret);
    await options.onPlanned?.(plans);
    const { MONGODB_DB = '' } = plans.account?.env ?? {};
    const earlierKey = await findExistingKey(database.uri, MONGODB_DB);
    if (earlierKey && !known) throwSecretsMismatch(dataDir, 'gone');
    if (earlierKey && !(await canOpenKey(earlierKey, secret('key-secret'))))
      throwSecretsMismatch(dataDir, 'another one');
    await save();
    await checkStripeState(plans.sandbox?.env.STRIPE_STATE_FILE ?? '', known, log);

    await saveEnvironments(dataDir, plans);

    const launch = (name: string) => {
      const plan = plans[name];
      if (!plan) throw new Error(`There is no process ${name}.`);
      const supervised = supervise(plan, options.writeLine);
      running.push(supervised);
      supervised.start();
      return waitUntilReady(plan);
    };
    const folders = remotes.map(({ folder }) => folder);
    log('Starting the services …');
    const services = Promise.all(
      Object.keys(plans)
        .filter((name) => name !== 'edge')
        .map(launch),
    );
    const [hashes] = await Promise.all([buildChanged(folders, log), services]);
    await launch('edge');
    log('Publishing the shell and the remotes …');
    await publishChanged({
      registryUrl: plans.registry?.url ?? '',
      edgeUrl: plans.edge?.url ?? '',
      remotes,
      hashes,
      secret,
      log,
    });
    if (options.demoMembers && plans.account) {
      await runProgram(process.execPath, [join(root, 'services/account/src/commands/seed-demo.ts')], {
        name: 'Making the demo members',
        seconds: 600,
        env: { PATH: process.env.PATH, ...compileCacheEnv, ...plans.account.env },
      });
    }
    return {
      origin,
      inboxUrl: `http://localhost:${options.sandboxPort}/inbox`,
      consoleUrl: `${plans.registry?.url}/console`,
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
