import { MongoClient } from 'mongodb';

const timeouts = { serverSelectionTimeoutMS: 1500, connectTimeoutMS: 1500, socketTimeoutMS: 1500 };

/** Checks that a database accepts a small write and returns it: a `ping` is answered without touching the disk. */
export function createDatabaseLivenessCheck(uri: string) {
  const client = new MongoClient(uri, { ...timeouts, directConnection: true, maxPoolSize: 1, retryWrites: false });
  const looks = client.db('datewright_watch').collection<{ _id: string; at: number }>('looks');
  return {
    async works(): Promise<boolean> {
      const at = Date.now();
      await looks.updateOne({ _id: 'last' }, { $set: { at } }, { upsert: true });
      return (await looks.findOne({ _id: 'last' }))?.at === at;
    },
    close: () => client.close(),
  };
}
