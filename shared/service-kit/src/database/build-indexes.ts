import type { Connection, mongo } from 'mongoose';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../errors/database-errors.ts';
import { StartError } from '../errors/start-or-exit.ts';
import { runUnderDatabaseLease } from './database-lease.ts';
import { isDuplicateKeyError } from './mongo.ts';
import { retryBriefly } from './retry-briefly.ts';

type Collection = ReturnType<Connection['collection']>;
type IndexKeys = Record<string, 1 | -1>;
type IndexOptions = Pick<
  mongo.CreateIndexesOptions,
  'unique' | 'sparse' | 'expireAfterSeconds' | 'partialFilterExpression'
>;
type StoredIndex = IndexOptions & { name: string; key: IndexKeys };

interface WantedIndex {
  collection: Collection;
  keys: IndexKeys;
  options: IndexOptions;
}

/** Error codes of MongoDB. */
const namespaceNotFound = 26;
const indexOptionsConflict = 85;
const indexKeySpecsConflict = 86;

/** No indexes where there is no collection yet. */
async function listIndexes(collection: Collection): Promise<StoredIndex[]> {
  try {
    return (await collection.listIndexes().toArray()) as StoredIndex[];
  } catch (error) {
    if ((error as { code?: unknown }).code === namespaceNotFound) return [];
    throw error;
  }
}

const getOptions = ({ unique, sparse, expireAfterSeconds, partialFilterExpression }: IndexOptions): IndexOptions => ({
  ...(unique && { unique }),
  ...(sparse && { sparse }),
  ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
  ...(partialFilterExpression && { partialFilterExpression }),
});
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isSameExceptAge = (a: IndexOptions, b: IndexOptions) =>
  isSame(getOptions({ ...a, expireAfterSeconds: 0 }), getOptions({ ...b, expireAfterSeconds: 0 }));

const isCurrent = (stored: StoredIndex, { options }: WantedIndex) => isSame(getOptions(stored), getOptions(options));
const filterSameKeys = (stored: StoredIndex[], { keys }: WantedIndex) => stored.filter(({ key }) => isSame(key, keys));

const getName = (keys: IndexKeys) => Object.entries(keys).flat().join('_');

/** Changes the age at which documents are deleted, without building the index again; false where that is not possible. */
async function changeAge(
  connection: Connection,
  stored: StoredIndex,
  { collection, options: { expireAfterSeconds } }: WantedIndex,
): Promise<boolean> {
  if (expireAfterSeconds === undefined || !connection.db) return false;
  try {
    const index = { name: stored.name, expireAfterSeconds };
    await connection.db.command({ collMod: collection.collectionName, index });
    return true;
  } catch {
    // The embedded server has no such command.
    return false;
  }
}

/** Builds the index beside the stored one, so that there is always one of them. */
async function create({ collection, keys, options }: WantedIndex, stored: StoredIndex | undefined): Promise<void> {
  const name = stored?.name === getName(keys) ? `${stored.name}_changed` : getName(keys);
  // However long it takes.
  const own = { ...options, name, socketTimeoutMS: 0 } as mongo.CreateIndexesOptions;
  try {
    await collection.createIndex(keys, own);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (!stored || (code !== indexOptionsConflict && code !== indexKeySpecsConflict)) throw error;
    // MongoDB has no two indexes that differ in their age alone.
    await collection.dropIndex(stored.name);
    await collection.createIndex(keys, own);
  }
}

async function buildIndex(connection: Connection, wanted: WantedIndex, log: Logger): Promise<void> {
  const { collection, keys, options } = wanted;
  const index = `${collection.collectionName}.${getName(keys)}`;
  const stored = filterSameKeys(await listIndexes(collection), wanted);
  const [last] = stored;
  if (!stored.some((one) => isCurrent(one, wanted))) {
    if (last && isSameExceptAge(last, options) && (await changeAge(connection, last, wanted))) {
      log.info({ index, expireAfterSeconds: options.expireAfterSeconds }, 'age of an index changed');
      return;
    }
    try {
      await create(wanted, last);
    } catch (err) {
      if (last && !isDatabaseUnavailable(err)) {
        log.error({ err, index }, 'index not changed: the database refuses it, and the one of the last release stays');
        return;
      }
      if (!isDuplicateKeyError(err)) throw err;
      throw new StartError(`the unique index ${index} can't be built, because some documents have the same key`);
    }
  }
  for (const stale of filterSameKeys(await listIndexes(collection), wanted)) {
    if (isCurrent(stale, wanted)) continue;
    await collection.dropIndex(stale.name);
    log.info({ index, from: getOptions(stale), to: getOptions(options) }, 'index replaced');
  }
}

/**
 * Builds the indexes of every model: the code relies on their uniqueness. Changes those that have other options in the
 * database. One that can't be changed stays as it is and is logged; a missing unique one whose keys are not unique is a
 * `StartError`. One process at a time does this, and none where nothing is to be done.
 */
export async function buildIndexes(connection: Connection, log: Logger): Promise<void> {
  const outdated: WantedIndex[] = [];
  for (const { schema, collection: typed } of Object.values(connection.models)) {
    const collection = typed as unknown as Collection;
    const stored = await retryBriefly(() => listIndexes(collection));
    for (const [keys, options] of schema.indexes()) {
      const wanted = { collection, keys: keys as IndexKeys, options: options as IndexOptions };
      const [first, ...others] = filterSameKeys(stored, wanted);
      if (!first || !isCurrent(first, wanted) || others.length > 0) outdated.push(wanted);
    }
  }
  if (outdated.length === 0) return;
  await runUnderDatabaseLease(connection, { log }, async () => {
    for (const wanted of outdated) await retryBriefly(() => buildIndex(connection, wanted, log));
  });
}
