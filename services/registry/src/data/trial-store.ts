import { randomUUID } from 'node:crypto';
import type { TrialState } from '@datewright/contracts/registry/trial';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

export interface StoredTrial {
  name: string;
  version: string;
  state: Exclude<TrialState, 'none'>;
  findings: string[];
  /** When it was asked for, or ended. */
  at: Date;
}

/** A version that one runner tries until its lease expires. */
interface ClaimedTrial extends Pick<StoredTrial, 'name' | 'version'> {
  leaseId: string;
  /** How often it was claimed since it was asked for. */
  tries: number;
}

export type TrialKey = Pick<ClaimedTrial, 'name' | 'version' | 'leaseId'>;

/** The trial of each version that had one. */
export interface TrialStore {
  find(name: string, version: string): Promise<StoredTrial | null>;
  /** The trials of each remote. */
  list(): Promise<ReadonlyMap<string, StoredTrial[]>>;
  /** The trials of one remote. */
  listOf(name: string): Promise<StoredTrial[]>;
  remove(name: string, versions: string[]): Promise<void>;
  /** Makes a version wait for a trial; one that waits already keeps its place and its runner. */
  request(name: string, version: string): Promise<void>;
  /** Leases the trial that has waited longest for `leaseMs`. */
  claim(leaseMs: number): Promise<ClaimedTrial | null>;
  /** False when the lease has expired and another runner has the trial. */
  settle(key: TrialKey, findings: string[]): Promise<boolean>;
  /** Gives a lease back: the version waits for another `delayMs`, and this try does not count. */
  release(key: TrialKey, delayMs: number): Promise<boolean>;
}

const idOf = (name: string, version: string) => `${name}@${version}`;
const withoutFindings = { findings: 0 };

export function createTrialStore(connection: Connection, now: () => number): TrialStore {
  const schema = new Schema(
    {
      _id: String,
      name: { type: String, index: true },
      version: String,
      state: String,
      findings: [String],
      at: Date,
      leaseId: String,
      leaseExpiresAt: Date,
      tries: Number,
    },
    { versionKey: false },
  );
  const model = connection.model('Trial', schema, 'trials');
  const leased = ({ name, version, leaseId }: TrialKey) => ({ _id: idOf(name, version), state: 'waiting', leaseId });

  return {
    find: (name, version) => model.findById(idOf(name, version)).lean<StoredTrial>().exec(),
    async list() {
      const all = await model.find({}, withoutFindings).lean<StoredTrial[]>().exec();
      return Map.groupBy(all, ({ name }) => name);
    },
    listOf: (name) => model.find({ name }).lean<StoredTrial[]>().exec(),
    async remove(name, versions) {
      await model.deleteMany({ name, version: { $in: versions } });
    },
    async request(name, version) {
      const waiting = { state: 'waiting', findings: [], at: new Date(now()), leaseId: '', tries: 0 };
      try {
        await model.updateOne(
          { _id: idOf(name, version), state: { $ne: 'waiting' } },
          { $set: { name, version, ...waiting, leaseExpiresAt: new Date(0) } },
          { upsert: true },
        );
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
    },
    async claim(leaseMs) {
      const at = now();
      return model
        .findOneAndUpdate(
          { state: 'waiting', leaseExpiresAt: { $lte: new Date(at) } },
          { $set: { leaseId: randomUUID(), leaseExpiresAt: new Date(at + leaseMs) }, $inc: { tries: 1 } },
          { returnDocument: 'after', sort: { at: 1 } },
        )
        .lean<ClaimedTrial>()
        .exec();
    },
    async settle(key, findings) {
      const state = findings.length > 0 ? 'failed' : 'passed';
      const { matchedCount } = await model.updateOne(leased(key), {
        $set: { state, findings, at: new Date(now()), leaseId: '' },
      });
      return matchedCount > 0;
    },
    async release(key, delayMs) {
      const { matchedCount } = await model.updateOne(leased(key), {
        $set: { leaseId: '', leaseExpiresAt: new Date(now() + delayMs) },
        $inc: { tries: -1 },
      });
      return matchedCount > 0;
    },
  };
}
