import { findProgram } from '../find-program.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { startMongod } from './mongod.ts';

/** Starts the `mongod` on the PATH with its data in our folder; `undefined` when there is none. */
export async function startInstalled(options: DatabaseOptions): Promise<Database | undefined> {
  const mongod = await findProgram('mongod');
  return mongod ? startMongod(mongod, `mongod (${mongod})`, options) : undefined;
}
