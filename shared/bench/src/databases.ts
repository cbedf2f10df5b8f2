import { type Connection, createConnection } from 'mongoose';
import type { BenchSystem } from './bench-system.ts';

const services = ['account', 'bio', 'chatpad', 'datecoach', 'photo'] as const;
export type ToolDatabases = Record<(typeof services)[number], Connection>;

/** The databases of the services that store what a member does, without their models. */
export async function openToolDatabases({ system, onStop }: BenchSystem): Promise<ToolDatabases> {
  const open = async (name: string) => {
    const plan = system.processes[name]?.plan;
    if (!plan) throw new Error(`The ${name} service does not run.`);
    const { MONGODB_URI = '', MONGODB_DB = '' } = plan.env;
    const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB, autoIndex: false }).asPromise();
    onStop(() => connection.close());
    return [name, connection] as const;
  };
  return Object.fromEntries(await Promise.all(services.map(open))) as ToolDatabases;
}
