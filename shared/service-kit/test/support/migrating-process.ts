import { createLogger } from '@datewright/service-kit/observability/logging';
import type { Connection } from 'mongoose';
import type { Migration } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { updateInBatches } from '../../src/database/update-in-batches.ts';

/** A start of a service that gives each document of `visits` a field; its first argument says how the migration ends. */
const ending = process.argv[2];

function dieBeforeSecondBatch(signal: AbortSignal): AbortSignal {
  let batches = 0;
  signal.throwIfAborted = () => {
    if (batches++ > 0) process.kill(process.pid, 'SIGKILL');
  };
  return signal;
}

const migration: Migration = {
  number: 1,
  name: 'give visits milliseconds',
  async run(connection: Connection, signal: AbortSignal) {
    if (ending === 'fail') throw new RangeError('a-secret');
    await updateInBatches(
      connection,
      {
        collection: 'visits',
        filter: { milliseconds: { $exists: false } },
        update: { $set: { milliseconds: 0 }, $inc: { changes: 1 } },
      },
      ending === 'die' ? dieBeforeSecondBatch(signal) : signal,
    );
  },
};

const { MONGODB_URI = '', MONGODB_DB = '' } = process.env;
const { connection } = await openDatabase({ MONGODB_URI, MONGODB_DB }, createLogger('trial', 'info'), [migration]);
await connection.close();
