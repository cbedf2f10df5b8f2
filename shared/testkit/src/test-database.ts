import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@datewright/platform/database/database';
import { startDatabase } from '@datewright/platform/database/start';

const cacheDir = fileURLToPath(new URL('../../../node_modules/.cache/datewright/', import.meta.url));

/** A MongoDB for one test run, found in the order of `npm start`; its data goes with it. */
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
