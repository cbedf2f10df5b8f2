import { join } from 'node:path';
import { MongoBinary } from 'mongodb-memory-server-core';
import type { Database, DatabaseOptions } from './database.ts';
import { startMongod } from './mongod.ts';

const downloadHost = 'https://fastdl.mongodb.org';

/**
 * Starts a real `mongod` from mongodb-memory-server with its data on disk; `undefined` when it can not be downloaded.
 */
export async function startDownloaded(options: DatabaseOptions): Promise<Database | undefined> {
  const { cacheDir, log } = options;
  const reachable = await fetch(downloadHost, { method: 'HEAD', signal: AbortSignal.timeout(4000) }).then(
    () => true,
    () => false,
  );
  if (!reachable) return undefined;
  log('Getting MongoDB (about 80 MB, once) …');
  const mongod = await MongoBinary.getPath({ downloadDir: join(cacheDir, 'mongod') }).catch(() => undefined);
  return mongod ? startMongod(mongod, 'a downloaded mongod', options) : undefined;
}
