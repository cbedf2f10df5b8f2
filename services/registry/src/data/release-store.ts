import type { Decision } from '@datewright/contracts/registry/decision';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { type Connection, Schema } from 'mongoose';
import { type LiveVersions, nothingLive, type Outcome } from '../rules/decide-release.ts';

/** What is live of one remote, with its name and team. */
export interface RemoteRelease extends LiveVersions {
  name: string;
  owner: string;
}

/** Who decides, from where and why. */
export type Actor = Pick<Decision, 'by' | 'team' | 'from' | 'reason'>;

export interface ReleaseStore {
  list(): Promise<RemoteRelease[]>;
  find(name: string): Promise<RemoteRelease | null>;
  /** Newest first. */
  listHistory(name: string): Promise<Decision[]>;
  /**
   * Applies a decision and appends its line to the history in one write. `decide` runs again when another decision came
   * first.
   */
  decide(name: string, actor: Actor, decide: (live: LiveVersions) => Outcome): Promise<RemoteRelease>;
  /** Stores which versions were removed, as `decide` does, but without a line: nothing changes for visitors. */
  setRemoved(name: string, change: (live: LiveVersions) => LiveVersions | null): Promise<void>;
}

interface StoredLine extends Omit<Decision, 'at'> {
  at: Date;
}

/** Releases from before a field was introduced lack it. */
interface StoredRelease extends Partial<LiveVersions> {
  _id: string;
  owner: string;
  /** Counts the decisions. */
  revision?: number;
  history?: (Partial<StoredLine> & Pick<StoredLine, 'at' | 'action' | 'version' | 'by'>)[];
}

const toRelease = ({
  _id,
  owner,
  stable,
  canary,
  previous,
  withdrawn,
  removed,
  decidedBy,
}: StoredRelease): RemoteRelease => ({
  name: _id,
  owner,
  stable: stable ?? null,
  // A canary from before its start was stored is counted from the beginning.
  canary: canary ? { ...canary, since: canary.since ?? new Date(0) } : null,
  previous: previous ?? [],
  withdrawn: withdrawn ?? [],
  removed: removed ?? [],
  decidedBy: decidedBy ?? 'start',
});

/** Another decision may come first this many times before a caller gets an error. */
const maxAttempts = 10;
const withoutHistory = { history: 0 };

/** Stores what is live of each remote in one document, changed only by conditional writes. */
export function createReleaseStore(connection: Connection): ReleaseStore {
  const schema = new Schema(
    {
      _id: String,
      owner: String,
      stable: { type: String, default: null },
      canary: {
        type: { _id: false, version: String, percent: Number, visitors: [String], since: Date },
        default: null,
      },
      previous: [String],
      withdrawn: [String],
      removed: [{ _id: false, version: String, digest: String }],
      decidedBy: String,
      revision: Number,
      history: [
        {
          _id: false,
          at: Date,
          action: String,
          version: String,
          percent: Number,
          by: String,
          team: String,
          from: String,
          reason: String,
        },
      ],
    },
    { versionKey: false },
  );
  const model = connection.model('Release', schema, 'releases');
  const read = (name: string) => model.findById(name, withoutHistory).lean<StoredRelease>().exec();

  async function create(stored: StoredRelease): Promise<StoredRelease | null> {
    try {
      await model.create(stored);
      return stored;
    } catch (error) {
      if (isDuplicateKeyError(error)) return null;
      throw error;
    }
  }

  async function update(
    found: StoredRelease,
    live: Partial<LiveVersions>,
    line?: StoredLine,
  ): Promise<StoredRelease | null> {
    const { _id, revision = 0 } = found;
    return model
      .findOneAndUpdate(
        { _id, revision: found.revision ?? null },
        { $set: { ...live, revision: revision + 1 }, ...(line && { $push: { history: line } }) },
        { returnDocument: 'after', projection: withoutHistory },
      )
      .lean<StoredRelease>()
      .exec();
  }

  return {
    list: async () =>
      (await model.find({}, withoutHistory).sort({ _id: 1 }).lean<StoredRelease[]>().exec()).map(toRelease),
    async find(name) {
      const found = await read(name);
      return found && toRelease(found);
    },
    async listHistory(name) {
      const found = await model.findById(name, { history: 1 }).lean<StoredRelease>().exec();
      return (found?.history ?? [])
        .map(({ at, team, from = '', reason = '', ...line }) => ({
          ...line,
          at: at.toISOString(),
          team: team ?? line.by,
          from,
          reason,
        }))
        .reverse();
    },
    async setRemoved(name, change) {
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        const found = await read(name);
        const next = found && change(toRelease(found));
        if (!next || (await update(found, { removed: next.removed }))) return;
      }
    },
    async decide(name, actor, decide) {
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        const found = await read(name);
        const outcome = decide(found ? toRelease(found) : nothingLive);
        if (!outcome) return found ? toRelease(found) : { name, owner: actor.team, ...nothingLive };
        const { live, line } = outcome;
        const whole: StoredLine = { ...line, ...actor, at: new Date() };
        const { stable, canary, previous, withdrawn, removed, decidedBy } = live;
        const next = { stable, canary, previous, withdrawn, removed, decidedBy };
        const stored = found
          ? await update(found, next, whole)
          : await create({ _id: name, owner: actor.team, ...next, revision: 1, history: [whole] });
        if (stored) return toRelease(stored);
      }
      throw new AppError('unavailable', { retryAfter: 1 });
    },
  };
}
