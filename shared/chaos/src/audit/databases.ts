import type { System } from '@datewright/platform/system/system';
import { type Db, MongoClient } from 'mongodb';

/** The database of each service, read directly. */
export interface Databases {
  of(service: string): Db;
  close(): Promise<void>;
}

/** Connects to the databases of a system's services. */
export async function openDatabases({ processes, database }: System): Promise<Databases> {
  const client = await MongoClient.connect(database.uri);
  return {
    of: (service) => client.db(processes[service]?.plan.env.MONGODB_DB),
    close: () => client.close(),
  };
}

/** Retries a failed read once: the database may have restarted a moment ago. */
export async function retryOnce<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
