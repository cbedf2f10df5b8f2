import type { Database, DatabaseOptions } from './database.ts';
import { startDownloaded } from './downloaded.ts';
import { startEmbedded } from './embedded.ts';
import { startInstalled } from './installed.ts';

/**
 * Finds or starts a MongoDB: MONGODB_URI, else `mongod` on the PATH, else a downloaded one, else the embedded one on
 * Java. Throws one sentence that says what to install when there is none.
 */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const given = process.env.MONGODB_URI;
  if (given) return { uri: given, kind: 'the MongoDB of MONGODB_URI', stop: async () => {} };
  const database =
    (await startInstalled(options)) ?? (await startDownloaded(options)) ?? (await startEmbedded(options));
  if (database) return database;
  throw new Error(
    'No database: set MONGODB_URI, install MongoDB (mongod), or install Java 17 with Maven for the embedded one.',
  );
}
