import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { startOrExit } from '../errors/start-or-exit.ts';
import { openDatabaseClock } from './database-clock.ts';
import { type Migration, migrate } from './migrate.ts';
import { connectOrExit } from './mongo.ts';

/**
 * Connects to the service's own database and runs its `migrations` before any other code uses it. If either fails, says
 * so in one sentence and exits with 1. Also returns the database's clock.
 */
export async function openDatabase(
  config: Parameters<typeof connectOrExit>[0],
  log: Logger,
  migrations: readonly Migration[] = [],
): Promise<{ connection: Connection; now: () => number }> {
  const connection = await connectOrExit(config);
  await startOrExit(() => migrate(connection, migrations, { log }));
  return { connection, now: await openDatabaseClock(connection) };
}
