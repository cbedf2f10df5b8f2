import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from '@datewright/contracts/zod';
import { mongo } from 'mongoose';
import { exactTypes } from './back-up.ts';
import { type BackupManifest, backupManifest, manifestFile, readGzip, splitDocuments } from './backup-files.ts';

type Client = InstanceType<typeof mongo.MongoClient>;
type Entry = BackupManifest['collections'][number];

async function readManifest(folder: string): Promise<BackupManifest> {
  const file = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new Error(`${folder} has no ${manifestFile}: it is not a whole backup.`);
  });
  return z.parse(backupManifest, JSON.parse(file));
}

/** Throws before anything is written when a file is damaged or misses documents. */
async function verify(folder: string, entry: Entry): Promise<void> {
  let documents = 0;
  for await (const _document of splitDocuments(readGzip(folder, entry.content))) documents++;
  if (documents !== entry.documents) throw new Error(`${entry.content.path} has ${documents} documents.`);
  await text(readGzip(folder, entry.metadata));
}

/** Throws when a database has data, unless it is to be replaced: then all its collections are dropped. */
async function emptyDatabase(client: Client, name: string, force: boolean): Promise<void> {
  const database = client.db(name);
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  const own = collections.filter((each) => !each.name.startsWith('system.'));
  for (const each of own) {
    const isFilled = (await database.collection(each.name).findOne()) !== null;
    if (isFilled && !force) throw new Error(`The database ${name} is not empty: --force replaces it.`);
  }
  for (const each of own) await database.collection(each.name).drop();
}

const batchLimits = { documents: 500, bytes: 8 * 1024 * 1024 };

async function restoreCollection(client: Client, folder: string, database: string, entry: Entry): Promise<void> {
  const { options, indexes } = mongo.BSON.EJSON.parse(await text(readGzip(folder, entry.metadata)));
  const collection = await client.db(database).createCollection(entry.name, options);
  let batch: object[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await collection.insertMany(batch);
    batch = [];
    bytes = 0;
  };
  for await (const document of splitDocuments(readGzip(folder, entry.content))) {
    batch.push(mongo.BSON.deserialize(document, exactTypes));
    bytes += document.length;
    if (batch.length >= batchLimits.documents || bytes >= batchLimits.bytes) await flush();
  }
  await flush();
  // Before the indexes: a TTL index deletes what has expired since.
  const stored = await collection.countDocuments({});
  if (stored !== entry.documents) throw new Error(`${entry.name} has ${stored} of ${entry.documents} documents.`);
  const wanted: { name: string; key: Record<string, 1 | -1>; v?: number; ns?: string }[] = indexes;
  const specifications = wanted
    .filter(({ name }) => name !== '_id_')
    .map(({ v: _version, ns: _namespace, ...index }) => index);
  if (specifications.length > 0) await collection.createIndexes(specifications);
}

/**
 * Restores a backup. Verifies all of it first, and refuses a database that has data unless `force`. A backup of one
 * database may be restored under another name.
 */
export async function restore(
  client: Client,
  { database, folder, force }: { database: string | undefined; folder: string; force: boolean },
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const databases = [...new Set(manifest.collections.map((entry) => entry.database))];
  if (database !== undefined && databases.length > 1) {
    throw new Error(`The backup has several databases (${databases.join(', ')}): restore it without --db.`);
  }
  for (const entry of manifest.collections) await verify(folder, entry);
  for (const name of databases) await emptyDatabase(client, database ?? name, force);
  for (const entry of manifest.collections) {
    await restoreCollection(client, folder, database ?? entry.database, entry);
  }
  return manifest;
}
