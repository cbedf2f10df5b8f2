import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@datewright/platform/free-port';
import { type System, startSystem } from '@datewright/platform/system/system';

export interface TestSystem extends System {
  dataDir: string;
  /** Deletes the data of a system that was started with `keepData`. */
  forget: () => Promise<void>;
}

interface Options {
  env?: Record<string, Record<string, string>>;
  /** Starts again on the data of an earlier system. */
  dataDir?: string;
  keepData?: boolean;
  /** A free one unless told. */
  port?: number;
}

/** The whole product on free ports with data of its own, from the same code as `npm start`. */
export async function startTestSystem({
  env,
  dataDir: earlier,
  keepData = false,
  port,
}: Options = {}): Promise<TestSystem> {
  const dataDir = earlier ?? (await mkdtemp(join(tmpdir(), 'datewright-system-')));
  const uri = process.env.TEST_MONGODB_URI;
  const sandboxPort = await freePort();
  const logFile = join(dataDir, 'services.log');
  const system = await startSystem({
    port: port ?? (await freePort()),
    sandboxPort,
    dataDir,
    nodeEnv: 'test',
    demoMembers: true,
    env,
    // One database server serves the whole test run; each system has databases of its own on it.
    database: uri
      ? { uri, kind: process.env.TEST_MONGODB_KIND ?? 'the test database', stop: async () => {} }
      : undefined,
    databasePrefix: uri ? dataDir.split('-').at(-1) : undefined,
    say: () => {},
    write: (name, line) => void appendFile(logFile, `${name}: ${line}\n`).catch(() => {}),
  });
  const forget = () => rm(dataDir, { recursive: true, force: true });
  return {
    ...system,
    dataDir,
    forget,
    stop: async () => {
      await system.stop();
      if (!keepData) await forget();
    },
  };
}
