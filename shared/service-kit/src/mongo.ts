import mongoose, { type Connection } from 'mongoose';

/**
 * Opens a service's own database. Every index is built before it returns: uniqueness keeps the books.
 * Works alike on a replica set, a standalone and the embedded development server: no transactions, no change streams.
 */
export async function connectMongo(config: { MONGODB_URI: string; MONGODB_DB: string }): Promise<Connection> {
  return mongoose
    .createConnection(config.MONGODB_URI, {
      dbName: config.MONGODB_DB,
      // Collections and indexes are made by `buildIndexes` alone, one after the other.
      autoCreate: false,
      autoIndex: false,
      serverSelectionTimeoutMS: 5000,
      maxPoolSize: 20,
    })
    .asPromise();
}

/** Builds the indexes of every model on the connection. */
export async function buildIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    // Several instances may start on an empty database at once; the embedded one then refuses all but the first.
    for (let attempt = 1; ; attempt++) {
      try {
        await model.createIndexes();
        break;
      } catch (error) {
        if (attempt === 4) throw error;
        await new Promise((resolve) => setTimeout(resolve, attempt * 50));
      }
    }
  }
}

/** True when the database answers. */
export async function pingMongo(connection: Connection): Promise<boolean> {
  await connection.db?.admin().ping();
  return connection.readyState === 1;
}

/** True for the error of a second document under a unique key. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 11000;
}
