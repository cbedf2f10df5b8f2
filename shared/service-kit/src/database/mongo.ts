import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type Connection, type mongo } from 'mongoose';

/** Milliseconds that a call waits for each: a server to ask, a connection to it, its answer. Together eight seconds. */
const timeouts = { server: 2000, connection: 3000, answer: 3000 };

// The server stops working on what nobody waits for any more.
mongoose.set('maxTimeMS', timeouts.answer);

const options = {
  // Collections and indexes are made by `buildIndexes` alone, one after the other.
  autoCreate: false,
  autoIndex: false,
  // The driver waits for a lost connection itself, and no longer than the call may.
  bufferCommands: false,
  serverSelectionTimeoutMS: timeouts.server,
  connectTimeoutMS: timeouts.connection,
  waitQueueTimeoutMS: timeouts.connection,
  socketTimeoutMS: timeouts.answer,
  // A second try would double what a member waits; whoever asked is told when to ask again.
  retryReads: false,
  retryWrites: false,
  maxPoolSize: 20,
};

/**
 * Opens a service's own database; no call to it waits longer than eight seconds, and then throws what `isDatabaseOut`
 * knows. Works alike on a replica set, a standalone and the embedded development server: no transactions, no change streams.
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

/** Builds the indexes of every model on the connection, however long that takes: uniqueness keeps the books. */
export async function buildIndexes(connection: Connection): Promise<void> {
  for (const { schema, collection } of Object.values(connection.models)) {
    for (const [keys, how] of schema.indexes()) {
      const unhurried = { ...how, socketTimeoutMS: 0 } as mongo.CreateIndexesOptions;
      // Several instances may start on an empty database at once; the embedded one then refuses all but the first.
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

/** Milliseconds that one look at the database counts for, and that it may take. */
const pingCacheMs = 1000;
const pingTimeoutMs = 2000;
const recentPings = new WeakMap<Connection, { since: number; works: Promise<boolean> }>();

/** True when the database takes a write and gives it back; looked at once a second at most, however often it is asked. */
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
