import { type Connection, createConnection } from 'mongoose';
import type { BenchSystem } from './bench-system.ts';

/** The database of a service, without its models: documents are written as they are stored. */
export async function openServiceDatabase({ system, onStop }: BenchSystem, service: string): Promise<Connection> {
  const plan = system.processes[service]?.plan;
  if (!plan) throw new Error(`The ${service} service does not run.`);
  const { MONGODB_URI = '', MONGODB_DB = '' } = plan.env;
  const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB, autoIndex: false }).asPromise();
  onStop(() => connection.close());
  return connection;
}
