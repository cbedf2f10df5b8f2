import type { Connection } from 'mongoose';
import { StartError } from '../errors/start-or-exit.ts';
import { getDatabaseState, type LeaseOptions, runUnderDatabaseLease } from './database-lease.ts';

/**
 * A change of what a service has stored. The last release keeps running beside it: it must be able to read and write
 * what a migration leaves. A field that only old code reads is removed by a migration of a later release.
 */
export interface Migration {
  /** 1, 2, 3 …, never used again. */
  number: number;
  /** What it does, for the log and the operator, such as `give every match a version`. */
  name: string;
  /**
   * May be ended at any point and is then run again from its beginning, so it skips what is done. Stops when `signal` is
   * aborted.
   */
  run(connection: Connection, signal: AbortSignal): Promise<void>;
}

/**
 * Runs the migrations that the database lacks, in order. Of several processes that start at once, one runs them and the
 * others wait. A database that is ahead of this release stays as it is. Throws a `StartError` that names the failed one.
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  options: LeaseOptions,
): Promise<void> {
  if (migrations.some(({ number }, index) => number !== index + 1)) {
    throw new Error('Migrations are numbered 1, 2, 3 … in the order of the list');
  }
  const listPending = async () => {
    const { version = 0 } = (await getDatabaseState(connection).findOne({ _id: 'state' })) ?? {};
    return migrations.slice(version);
  };
  // A replica of the last release that restarts does not wait for the migrations of this one.
  if (migrations.length === 0 || (await listPending()).length === 0) return;

  await runUnderDatabaseLease(connection, options, async ({ signal, setState }) => {
    for (const { number, name, run } of await listPending()) {
      const migration = `${number} (${name})`;
      const startedAt = performance.now();
      options.log.info({ migration }, 'migration started');
      try {
        await run(connection, signal);
        await setState({ version: number });
      } catch (error) {
        options.log.error({ err: error, migration }, 'migration failed');
        // Not its message, which may quote a document.
        const { name: kind, codeName } = error as { name?: unknown; codeName?: unknown };
        throw new StartError(`migration ${migration} of the database ${connection.name} failed (${codeName ?? kind})`);
      }
      options.log.info({ migration, ms: Math.round(performance.now() - startedAt) }, 'migration done');
    }
  });
}
