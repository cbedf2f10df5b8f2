import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { startDatabase } from '../database/start.ts';
import { cacheDir } from '../root.ts';

/** Starts a MongoDB for one test run, found in the same order as by `npm start`; stopping it deletes its data. */
export async function startTestDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'datewright-test-'));
  const database = await startDatabase({ dataDir, cacheDir, log: console.log });
  console.log(`Tests use ${database.kind}.`);
  const stop = async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...database, stop };
}
