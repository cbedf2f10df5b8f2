import type { Migration } from '@datewright/service-kit/database/migrate';
import { updateInBatches } from '@datewright/service-kit/database/update-in-batches';

/** Matches were stored without a version before updates named the version that they change. */
export const matchVersions: Migration = {
  number: 1,
  name: 'give every match a version',
  run: (connection, signal) =>
    updateInBatches(
      connection,
      { collection: 'matches', filter: { version: { $exists: false } }, update: { $set: { version: 0 } } },
      signal,
    ),
};
