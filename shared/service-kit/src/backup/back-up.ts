import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { type BackupManifest, manifestFile, writeGzip } from './backup-files.ts';

type Client = InstanceType<typeof mongo.MongoClient>;
type Session = ReturnType<Client['startSession']>;

/** Types as stored: a whole number stays a double when it is one. */
export const exactTypes = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };

/** These databases, or every one but MongoDB's own. */
async function listDatabases(client: Client, database: string | undefined): Promise<string[]> {
  if (database !== undefined) return [database];
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return databases.map(({ name }) => name).filter((name) => !['admin', 'config', 'local'].includes(name));
}

const commandNotFound = 59;

/** False for a standalone, and for the embedded server, which does not know the command. */
async function isReplicaSet(client: Client): Promise<boolean> {
  try {
    const { setName, msg } = await client.db('admin').command({ hello: 1 });
    return setName !== undefined || msg === 'isdbgrid';
  } catch (error) {
    if ((error as { code?: unknown }).code === commandNotFound) return false;
    throw error;
  }
}

/**
 * Writes every collection with its indexes to an empty folder, one document at a time. A replica set is read as of one
 * moment; a standalone is not, so stop its writers first.
 */
export async function backUp(
  client: Client,
  { database, folder }: { database: string | undefined; folder: string },
): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const createdAt = new Date().toISOString();
  const isSnapshot = await isReplicaSet(client);
  const session = isSnapshot ? client.startSession({ snapshot: true }) : undefined;
  const manifest: BackupManifest = { format: 1, createdAt, isSnapshot, collections: [] };
  try {
    for (const name of await listDatabases(client, database)) {
      await mkdir(join(folder, encodeURIComponent(name)), { recursive: true });
      const found = await client.db(name).listCollections().toArray();
      const collections = found.filter((each) => each.type === 'collection' && !each.name.startsWith('system.'));
      for (const each of collections.sort((a, b) => (a.name < b.name ? -1 : 1))) {
        const options = 'options' in each ? (each.options ?? {}) : {};
        manifest.collections.push(
          await backUpCollection(client.db(name).collection(each.name), options, folder, session),
        );
      }
    }
  } finally {
    await session?.endSession();
  }
  if (manifest.collections.length === 0) throw new Error('There is no collection to back up: is the name right?');
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function backUpCollection(
  collection: ReturnType<ReturnType<Client['db']>['collection']>,
  options: object,
  folder: string,
  session: Session | undefined,
): Promise<BackupManifest['collections'][number]> {
  const { collectionName: name, dbName: database } = collection;
  const path = `${encodeURIComponent(database)}/${encodeURIComponent(name)}`;
  const indexes = await collection.listIndexes().toArray();
  const metadata = mongo.BSON.EJSON.stringify({ options, indexes, collectionName: name, type: 'collection' });
  let documents = 0;
  async function* readAll() {
    for await (const document of collection.find({}, { ...exactTypes, session, maxTimeMS: 0 })) {
      documents++;
      yield mongo.BSON.serialize(document);
    }
  }
  const content = await writeGzip(folder, `${path}.bson.gz`, readAll());
  return {
    database,
    name,
    documents,
    content,
    metadata: await writeGzip(folder, `${path}.metadata.json.gz`, toStream(metadata)),
  };
}

async function* toStream(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
