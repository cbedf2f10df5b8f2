import { createConnection } from 'mongoose';

/** Opens a service's database from outside. */
export async function openDatabase(uri: string, dbName: string) {
  const connection = await createConnection(uri, { dbName }).asPromise();
  const collection = (name: string) => connection.collection(name);
  return {
    collection,
    /** Every document of every collection. */
    async dump() {
      const names = (await connection.db?.listCollections().toArray()) ?? [];
      const all = names.map(async ({ name }) => [name, await collection(name).find().toArray()]);
      return Object.fromEntries(await Promise.all(all));
    },
    close: () => connection.close(),
  };
}
