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
  /** Starts again on the data of an earlier system. */
  dataDir?: string;
  keepData?: boolean;
  /** A database that ends with the system, for those who harm it. One server serves everybody else in a test run. */
  ownDatabase?: boolean;
}

/** The database server of the test run, on which each system has databases of its own. */
function sharedDatabase(dataDir: string): Pick<SystemOptions, 'database' | 'databasePrefix'> {
  const { TEST_MONGODB_URI: uri, TEST_MONGODB_KIND: kind = 'the test database' } = process.env;
  if (!uri) return {};
  return { database: { uri, kind, stop: async () => {} }, databasePrefix: dataDir.split('-').at(-1) ?? '' };
}

/** The whole product on free ports with data of its own, from the same code as `npm start`. */
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
