import type { Release } from '@datewright/contracts/registry/release';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { type Connection, Schema } from 'mongoose';
import { type LiveVersions, nothingLive } from '../rules/decide-release.ts';

interface Line {
  version: string;
  by: string;
  action: 'promote' | 'rollback';
}

export interface ReleaseStore {
  list(): Promise<Release[]>;
  /**
   * Applies a decision and appends its line to the history in one write. `decide` gets what is live, runs again when
   * another decision came first, and returns `null` to change nothing.
   */
  decide(
    target: { name: string; owner: string },
    line: Line,
    decide: (live: LiveVersions) => LiveVersions | null,
  ): Promise<Release>;
}

interface StoredRelease extends Partial<LiveVersions> {
  _id: string;
  owner: string;
  /** Counts the decisions. Releases from before it was introduced have none. */
  revision?: number;
  history: (Line & { at: Date })[];
}

/** Releases without a decider are from before it was recorded, and most were made by a start. */
const toLive = ({ stable, canary, decidedBy }: Partial<LiveVersions>): LiveVersions => ({
  stable: stable ?? null,
  canary: canary ?? null,
  decidedBy: decidedBy ?? 'start',
});

const toRelease = (stored: StoredRelease): Release => ({
  name: stored._id,
  owner: stored.owner,
  ...toLive(stored),
  history: stored.history.map((line) => ({ ...line, at: line.at.toISOString() })),
});

/** Another decision may come first this many times before a caller gets an error. */
const maxAttempts = 10;

/** Stores what is live of each remote. Only conditional writes to one document change it. */
export function createReleaseStore(connection: Connection): ReleaseStore {
  const schema = new Schema(
    {
      _id: String,
      owner: String,
      stable: { type: String, default: null },
      canary: { type: { _id: false, version: String, percent: Number, visitors: [String] }, default: null },
      decidedBy: String,
      revision: Number,
      history: [{ _id: false, version: String, at: Date, by: String, action: String }],
    },
    { versionKey: false },
  );
  const model = connection.model('Release', schema, 'releases');
  const find = (name: string) => model.findById(name).lean<StoredRelease>().exec();

  async function create(stored: StoredRelease): Promise<StoredRelease | null> {
    try {
      await model.create(stored);
      return stored;
    } catch (error) {
      if (isDuplicateKeyError(error)) return null;
      throw error;
    }
  }

  return {
    list: async () => (await model.find().sort({ _id: 1 }).lean<StoredRelease[]>().exec()).map(toRelease),
    async decide({ name, owner }, line, decide) {
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        const found = await find(name);
        const next = decide(found ? toLive(found) : nothingLive);
        if (!next && found) return toRelease(found);
        const whole = { ...line, at: new Date() };
        const stored = found
          ? await model
              .findOneAndUpdate(
                { _id: name, revision: found.revision ?? null },
                { $set: { ...next, revision: (found.revision ?? 0) + 1 }, $push: { history: whole } },
                { returnDocument: 'after' },
              )
              .lean<StoredRelease>()
              .exec()
          : await create({ _id: name, owner, ...(next ?? nothingLive), revision: 1, history: [whole] });
        if (stored) return toRelease(stored);
      }
      throw new AppError('unavailable', { retryAfter: 1 });
    },
  };
}
