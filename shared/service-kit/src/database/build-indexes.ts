import type { Connection, mongo } from 'mongoose';
import { retryBriefly } from './retry-briefly.ts';

type Collection = ReturnType<Connection['collection']>;
type IndexKeys = Record<string, 1 | -1>;
type IndexOptions = Pick<
  mongo.CreateIndexesOptions,
  'unique' | 'sparse' | 'expireAfterSeconds' | 'partialFilterExpression'
>;
type StoredIndex = IndexOptions & { name: string; key: IndexKeys };

const namespaceNotFound = 26;

/** No indexes where there is no collection yet. */
async function listIndexes(collection: Collection): Promise<StoredIndex[]> {
  try {
    return (await collection.listIndexes().toArray()) as StoredIndex[];
  } catch (error) {
    if ((error as { code?: unknown }).code === namespaceNotFound) return [];
    throw error;
  }
}

const describeOptions = ({ unique, sparse, expireAfterSeconds, partialFilterExpression }: IndexOptions) =>
  JSON.stringify([unique ?? false, sparse ?? false, expireAfterSeconds ?? null, partialFilterExpression ?? null]);
const withoutAge = (options: IndexOptions) => describeOptions({ ...options, expireAfterSeconds: 0 });

/** Changes the age at which documents are deleted, without building the index again; false where that is not possible. */
async function changeAge(
  connection: Connection,
  collection: Collection,
  stored: StoredIndex,
  wanted: IndexOptions,
): Promise<boolean> {
  const isOnlyAge =
    stored.expireAfterSeconds !== undefined &&
    wanted.expireAfterSeconds !== undefined &&
    withoutAge(stored) === withoutAge(wanted);
  if (!isOnlyAge || !connection.db) return false;
  const index = { name: stored.name, expireAfterSeconds: wanted.expireAfterSeconds };
  try {
    await connection.db.command({ collMod: collection.collectionName, index });
    return true;
  } catch {
    // The embedded server has no such command.
    return false;
  }
}

async function buildIndex(
  connection: Connection,
  collection: Collection,
  keys: IndexKeys,
  options: IndexOptions,
): Promise<void> {
  const stored = (await listIndexes(collection)).find(({ key }) => JSON.stringify(key) === JSON.stringify(keys));
  if (stored && describeOptions(stored) !== describeOptions(options)) {
    if (await changeAge(connection, collection, stored, options)) return;
    await collection.dropIndex(stored.name);
  }
  // However long it takes.
  await collection.createIndex(keys, { ...options, socketTimeoutMS: 0 } as mongo.CreateIndexesOptions);
}

/**
 * Builds the indexes of every model: the code relies on their uniqueness. An index with other options than in this
 * release is changed, where MongoDB would refuse to create it and the service would not start.
 */
export async function buildIndexes(connection: Connection): Promise<void> {
  for (const { schema, collection } of Object.values(connection.models)) {
    for (const [keys, options] of schema.indexes()) {
      await retryBriefly(() =>
        buildIndex(connection, collection as unknown as Collection, keys as IndexKeys, options as IndexOptions),
      );
    }
  }
}
