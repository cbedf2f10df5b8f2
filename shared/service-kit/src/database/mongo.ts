import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type Connection, type mongo } from 'mongoose';

/** Milliseconds to select a server, to connect and to wait for the answer: eight seconds in all. */
const timeouts = { server: 2000, connection: 3000, answer: 3000 };

// MongoDB stops working on queries that nobody waits for.
mongoose.set('maxTimeMS', timeouts.answer);

const options = {
  // Only `buildIndexes` creates collections and indexes, one after the other.
  autoCreate: false,
  autoIndex: false,
  // The driver itself waits for a lost connection, within the timeouts above.
  bufferCommands: false,
  serverSelectionTimeoutMS: timeouts.server,
  connectTimeoutMS: timeouts.connection,
  waitQueueTimeoutMS: timeouts.connection,
  socketTimeoutMS: timeouts.answer,
  // A retry would double the member's wait; the error tells the caller when to try again.
  retryReads: false,
  retryWrites: false,
  maxPoolSize: 20,
};

/**
 * Opens a service's own database. A call takes at most eight seconds and then throws an error that `isDatabaseOut`
 * recognizes. Works on a replica set, a standalone and the embedded development server: no transactions, no change
 * streams.
 */
export async function connectMongo(config: { MONGODB_URI: string; MONGODB_DB: string }): Promise<Connection> {
  return retry(async () => {
    const connection = mongoose.createConnection(config.MONGODB_URI, { dbName: config.MONGODB_DB, ...options });
    return connection.asPromise().catch(async (error) => {
      await connection.close();
      throw error;
    });
  });
}

/** Builds the indexes of every model, however long that takes: the code relies on their uniqueness. */
export async function buildIndexes(connection: Connection): Promise<void> {
  for (const { schema, collection } of Object.values(connection.models)) {
    for (const [keys, how] of schema.indexes()) {
      const unhurried = { ...how, socketTimeoutMS: 0 } as mongo.CreateIndexesOptions;
      // Several instances may start on an empty database at once; the embedded server then refuses all but the first.
      await retry(() => collection.createIndex(keys as mongo.IndexSpecification, unhurried));
    }
  }
}

async function retry<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 4) throw error;
      await wait(attempt * 50);
    }
  }
}

/** How long a result counts, and how long a ping may take. */
const pingCacheMs = 1000;
const pingTimeoutMs = 2000;
const recentPings = new WeakMap<Connection, { since: number; works: Promise<boolean> }>();

/** True when the database accepts a write and returns it; checks at most once a second. */
export function pingMongo(connection: Connection): Promise<boolean> {
  const last = recentPings.get(connection);
  const now = performance.now();
  if (last && now - last.since < pingCacheMs) return last.works;
  const works = Promise.race([writeAndReadBack(connection), wait(pingTimeoutMs, false, { ref: false })]).catch(
    () => false,
  );
  recentPings.set(connection, { since: now, works });
  return works;
}

async function writeAndReadBack(connection: Connection): Promise<boolean> {
  const notes = connection.collection<{ _id: string; at: number }>('readiness');
  const at = Date.now();
  await notes.updateOne({ _id: 'last write' }, { $max: { at } }, { upsert: true });
  const read = await notes.findOne({ _id: 'last write' });
  return (read?.at ?? 0) >= at;
}

/** True for the error of a second document under a unique key. */
export function isDuplicateKeyError(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 11000;
}
