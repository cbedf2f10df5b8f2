import type { Release } from '@datewright/contracts/registry/release';
import { type Connection, Schema } from 'mongoose';

export interface ReleaseStore {
  list(): Promise<Release[]>;
  promote(name: string, owner: string, version: string): Promise<Release>;
}

interface StoredRelease extends Omit<Release, 'name' | 'history'> {
  _id: string;
  history: { version: string; at: Date; by: string; action: 'promote' | 'rollback' }[];
}

const toRelease = (stored: StoredRelease): Release => ({
  name: stored._id,
  owner: stored.owner,
  stable: stored.stable,
  canary: stored.canary ?? null,
  history: stored.history.map((line) => ({ ...line, at: line.at.toISOString() })),
});

/** Stores the live version of each remote. The history keeps the newest 100 lines. */
export function createReleaseStore(connection: Connection): ReleaseStore {
  const schema = new Schema(
    {
      _id: String,
      owner: String,
      stable: { type: String, default: null },
      canary: { type: { _id: false, version: String, percent: Number, visitors: [String] }, default: null },
      history: [{ _id: false, version: String, at: Date, by: String, action: String }],
    },
    { versionKey: false },
  );
  const model = connection.model('Release', schema, 'releases');
  return {
    list: async () => (await model.find().sort({ _id: 1 }).lean<StoredRelease[]>().exec()).map(toRelease),
    async promote(name, owner, version) {
      const line = { version, at: new Date(), by: owner, action: 'promote' };
      const stored = await model
        .findOneAndUpdate(
          { _id: name },
          {
            $set: { stable: version },
            $setOnInsert: { owner, canary: null },
            $push: { history: { $each: [line], $slice: -100 } },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<StoredRelease>()
        .exec();
      return toRelease(stored);
    },
  };
}
