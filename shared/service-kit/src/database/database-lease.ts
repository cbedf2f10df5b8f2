import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { openDatabaseClock } from './database-clock.ts';
import { isDuplicateKeyError } from './mongo.ts';
import { retryBriefly } from './retry-briefly.ts';

/** Milliseconds after which the lease of a dead process ends. */
const defaultLeaseMs = 30_000;
const pollIntervalMs = 200;

/** The one document that says how far the shape of a database is, and which process changes it. */
export interface DatabaseState {
  _id: 'state';
  /** The number of the last migration that ran. */
  version?: number;
  lease: string;
  leaseExpiresAt: Date;
}

export const getDatabaseState = (connection: Connection) => connection.collection<DatabaseState>('migrations');

export interface DatabaseLease {
  /** Aborted when another process may have taken the lease over. */
  signal: AbortSignal;
  /** Writes to the database's state; throws when another process has the lease. */
  setState(fields: Pick<DatabaseState, 'version'>): Promise<void>;
}

export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

export interface LeaseOptions {
  log: Logger;
  leaseMs?: number;
}

/** Runs `work` while no other process changes the database's shape; waits for one that does, however long it takes. */
export async function runUnderDatabaseLease<Result>(
  connection: Connection,
  { log, leaseMs = defaultLeaseMs }: LeaseOptions,
  work: (lease: DatabaseLease) => Promise<Result>,
): Promise<Result> {
  const state = getDatabaseState(connection);
  const mine = { _id: 'state', lease: randomUUID() } as const;
  const now = await openDatabaseClock(connection);
  const inMs = (ms: number) => new Date(now() + ms);

  async function acquire(): Promise<boolean> {
    const expired = { _id: mine._id, leaseExpiresAt: { $lte: inMs(0) } };
    const taken = { $set: { lease: mine.lease, leaseExpiresAt: inMs(leaseMs) } };
    try {
      await state.updateOne(expired, taken, { upsert: true });
    } catch (error) {
      // The document exists, and its lease has not expired.
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
    return true;
  }

  let isWaiting = false;
  while (!(await retryBriefly(acquire))) {
    if (!isWaiting) log.info('another process changes the shape of the database: waiting for it');
    isWaiting = true;
    await wait(pollIntervalMs);
  }

  const lost = new AbortController();
  let expiresAt = performance.now() + leaseMs;
  const keepAlive = setInterval(async () => {
    const requestedAt = performance.now();
    const renewed = await state.updateOne(mine, { $set: { leaseExpiresAt: inMs(leaseMs) } }).catch(() => undefined);
    if (renewed?.matchedCount === 1) expiresAt = requestedAt + leaseMs;
    // While the database does not answer, the lease may have expired unnoticed.
    if (renewed?.matchedCount === 0 || performance.now() >= expiresAt) lost.abort(new LeaseLostError());
  }, leaseMs / 3);
  try {
    return await work({
      signal: lost.signal,
      async setState(fields) {
        const { matchedCount } = await state.updateOne(mine, { $set: fields });
        if (matchedCount === 0) throw new LeaseLostError();
      },
    });
  } finally {
    clearInterval(keepAlive);
    // If this fails, the lease ends by itself.
    await state.updateOne(mine, { $set: { leaseExpiresAt: new Date(0) } }).catch(() => undefined);
  }
}
