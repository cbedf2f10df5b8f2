import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoMemoryServer } from 'mongodb-memory-server-core';
import type { Database, DatabaseOptions } from './database.ts';

const downloadHost = 'https://fastdl.mongodb.org';

/** A real `mongod` by mongodb-memory-server with its data on disk; `undefined` when it can't be downloaded. */
export async function startDownloaded({ dataDir, cacheDir, say }: DatabaseOptions): Promise<Database | undefined> {
  const reachable = await fetch(downloadHost, { method: 'HEAD', signal: AbortSignal.timeout(4000) }).then(
    () => true,
    () => false,
  );
  if (!reachable) return undefined;
  say('Getting MongoDB (about 80 MB, once) …');
  const dbPath = join(dataDir, 'mongod');
  await mkdir(dbPath, { recursive: true });
  try {
    const server = await MongoMemoryServer.create({
      instance: { dbPath, storageEngine: 'wiredTiger' },
      binary: { downloadDir: join(cacheDir, 'mongod') },
    });
    const stop = async () => void (await server.stop({ doCleanup: false }));
    return { uri: server.getUri(), kind: 'a downloaded mongod', stop };
  } catch {
    return undefined;
  }
}
