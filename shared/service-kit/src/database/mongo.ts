import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import './end-writes-on-close.ts';
import { retryBriefly } from './retry-briefly.ts';

/** Milliseconds to select a server, to connect and to wait for the answer: eight seconds in all. */
const timeouts = { server: 2000, connection: 3000, answer: 3000 };
/** A replica set may take ten seconds to elect a primary: calls wait for it. */
const electionTimeoutMs = 12_000;

// MongoDB stops working on queries that nobody waits for.
mongoose.set('maxTimeMS', timeouts.answer);

const standaloneOptions = {
  serverSelectionTimeoutMS: timeouts.server,
  connectTimeoutMS: timeouts.connection,
  waitQueueTimeoutMS: timeouts.connection,
  socketTimeoutMS: timeouts.answer,
  // The embedded server and a standalone have no retryable writes. A second read would double the member's wait; the
  // error tells the caller when to try again.
  retryReads: false,
  retryWrites: false,
  maxPoolSize: 20,
};
const replicaSetOptions = {
  ...standaloneOptions,
  serverSelectionTimeoutMS: electionTimeoutMs,
  // The driver repeats what an election interrupted, and a write takes effect once.
  retryReads: true,
  retryWrites: true,
  // A charge that was answered survives the loss of the primary.
  w: 'majority' as const,
};

/** The options of a connection: those that the URI names win over ours, which depend on whether it is a replica set. */
export function chooseMongoOptions(uri: string): Partial<typeof replicaSetOptions> {
  const [address = '', query = ''] = uri.split('?');
  const named = new Set([...new URLSearchParams(query).keys()].map((name) => name.toLowerCase()));
  const hosts = address.slice(address.lastIndexOf('@') + 1);
  const isReplicaSet = address.startsWith('mongodb+srv:') || hosts.includes(',') || named.has('replicaset');
  const ours = Object.entries(isReplicaSet ? replicaSetOptions : standaloneOptions);
  return Object.fromEntries(ours.filter(([name]) => !named.has(name.toLowerCase())));
}

const commonOptions = {
  // Only `buildIndexes` creates collections and indexes, one after the other.
  autoCreate: false,
  autoIndex: false,
  // The driver itself waits for a lost connection, within the timeouts above.
  bufferCommands: false,
};

/**
 * Opens a service's own database. A call to a standalone takes at most eight seconds and then throws an error that
 * `isDatabaseOut` recognizes; one to a replica set also waits for an election. Works on a replica set, a standalone and the embedded development server: no transactions, no change
 * streams.
 */
export async function connectMongo(config: { MONGODB_URI: string; MONGODB_DB: string }): Promise<Connection> {
  return retryBriefly(async () => {
    const connection = mongoose.createConnection(config.MONGODB_URI, {
      dbName: config.MONGODB_DB,
      ...commonOptions,
      ...chooseMongoOptions(config.MONGODB_URI),
    });
    return connection.asPromise().catch(async (error) => {
      await connection.close();
      throw error;
    });
  });
}

/** For the start of a service: when there is no connection, says so in one sentence and exits with 1. */
export async function connectOrExit(config: Parameters<typeof connectMongo>[0]): Promise<Connection> {
  return connectMongo(config).catch((error: unknown) => {
    // Not its message, which may quote the URI.
    const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
    console.error(`Can't start: no connection to the database of MONGODB_URI (${code ?? name}).`);
    process.exit(1);
  });
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
