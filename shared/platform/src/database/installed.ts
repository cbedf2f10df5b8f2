import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild } from '../child.ts';
import { findProgram } from '../find-program.ts';
import { freePort } from '../free-port.ts';
import type { Database, DatabaseOptions } from './database.ts';

/** Starts the `mongod` of the PATH on a folder of the project's; `undefined` when there is none. */
export async function startInstalled({ dataDir }: DatabaseOptions): Promise<Database | undefined> {
  const mongod = await findProgram('mongod');
  if (!mongod) return undefined;
  const folder = join(dataDir, 'mongod');
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const child = await startChild(
    mongod,
    ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet'],
    { until: /Waiting for connections/, name: 'mongod', seconds: 30 },
  );
  return { uri: `mongodb://127.0.0.1:${port}`, kind: `mongod (${mongod})`, stop: child.stop };
}
