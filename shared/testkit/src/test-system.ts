import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { type System, type SystemOptions, startSystem } from '@datewright/platform/system/system';

export interface TestSystem extends System {
  dataDir: string;
  /** Deletes the data of a system that was started with `keepData`. */
  deleteData: () => Promise<void>;
}

interface Options
  extends Partial<Pick<SystemOptions, 'env' | 'port' | 'sandboxPort' | 'log' | 'writeLine' | 'onPlanned'>> {
  /** Restarts on the data of an earlier system. */
  dataDir?: string;
  keepData?: boolean;
  /** Starts a database of its own, for tests that damage it. All other systems of a run share one server. */
  ownDatabase?: boolean;
}

/** The database server of the test run, in which each system has its own databases. */
function sharedDatabase(dataDir: string): Pick<SystemOptions, 'database' | 'databasePrefix'> {
  const { TEST_MONGODB_URI: uri, TEST_MONGODB_KIND: kind = 'the test database' } = process.env;
  if (!uri) return {};
  return { database: { uri, kind, stop: async () => {} }, databasePrefix: dataDir.split('-').at(-1) ?? '' };
}

/** Starts the whole product on free ports with its own data, by the same code as `npm start`. */
export async function startTestSystem({
  dataDir: earlier,
  keepData = false,
  ownDatabase = false,
  ...options
}: Options = {}): Promise<TestSystem> {
  const dataDir = earlier ?? (await mkdtemp(join(tmpdir(), 'datewright-system-')));
  const logFile = join(dataDir, 'services.log');
  const forget = () => rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  const system = await startSystem({
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    dataDir,
    nodeEnv: 'test',
    demoMembers: true,
    log: () => {},
    writeLine: (name, line) => void appendFile(logFile, `${name}: ${line}\n`).catch(() => {}),
    ...(ownDatabase ? {} : sharedDatabase(dataDir)),
    ...options,
  }).catch(async (error) => {
    if (!keepData) await forget();
    throw error;
  });
  return {
    ...system,
    dataDir,
    deleteData: forget,
    stop: async () => {
      await system.stop();
      if (!keepData) await forget();
    },
  };
}
