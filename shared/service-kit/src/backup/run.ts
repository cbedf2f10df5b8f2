/**
 * `run.ts backup --out <folder>` and `run.ts restore --from <folder> [--force]`, each with `--uri` and `--db`, or with
 * `MONGODB_URI` and `MONGODB_DB` as a service has them, so that it runs in every service's image. `--keep <n>` makes
 * `--out` a folder of backups named by time, and deletes all but the newest.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mongo } from 'mongoose';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const usage =
  'Usage: backup --uri <uri> --out <folder> [--db <name>] [--keep <n>], or restore --uri <uri> --from <folder> [--db <name>] [--force]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    uri: { type: 'string', default: process.env.MONGODB_URI ?? '' },
    db: { type: 'string', default: process.env.MONGODB_DB ?? '' },
    out: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    keep: { type: 'string', default: '' },
    force: { type: 'boolean', default: false },
  },
});
const [action] = positionals;
const { uri, out, from, keep, force } = values;

/** Backups are named by their time, so the oldest come first. */
async function deleteOld(folder: string, most: number): Promise<void> {
  const backups = (await readdir(folder)).filter((name) => /^\d{4}-\d{2}-\d{2}T/.test(name)).sort();
  for (const name of backups.slice(0, -most)) await rm(join(folder, name), { recursive: true });
}

async function run(): Promise<void> {
  const isBackup = action === 'backup' && out !== '';
  const isRestore = action === 'restore' && from !== '';
  if (uri === '' || !(isBackup || isRestore) || !/^([1-9]\d{0,3})?$/.test(keep)) throw new Error(usage);
  const client = new mongo.MongoClient(uri, { serverSelectionTimeoutMS: 10_000 });
  try {
    await client.connect();
    const database =
      values.db ||
      new URL(uri.replace(/^mongodb(\+srv)?:/, 'http:').replace(/,[^/]*/, '')).pathname.slice(1) ||
      undefined;
    const folder = keep ? join(out, new Date().toISOString().replaceAll(':', '-')) : out;
    const { collections } = isBackup
      ? await backUp(client, { database, folder })
      : await restore(client, { database, folder: from, force });
    if (isBackup && keep) await deleteOld(out, Number(keep));
    const documents = collections.reduce((sum, entry) => sum + entry.documents, 0);
    console.log(`${isBackup ? 'Backed up' : 'Restored'} ${documents} documents of ${collections.length} collections.`);
  } finally {
    await client.close();
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
