import { randomUUID } from 'node:crypto';
import type { Mode, Round, Suggestion, Tone } from '@datewright/contracts/chatpad';
import { isDuplicateKey } from '@datewright/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';

/** One request for suggestions, from the moment it is admitted. */
export interface StoredRound {
  /** Owner and operation id: the same operation can not begin twice. */
  _id: string;
  roundId: string;
  userId: string;
  matchId: string;
  operationId: string;
  /** Hash of what was asked. */
  fingerprint: string;
  state: 'running' | 'done';
  /** Who works on it; changes when another request takes over what a dead process left. */
  lease: string;
  leaseUntil: Date;
  mode: Mode;
  tone: Tone;
  draft: string | null;
  writtenBy: string;
  suggestions: Suggestion[];
  createdAt: Date;
}
export type NewRound = Omit<StoredRound, '_id' | 'roundId' | 'state' | 'lease' | 'suggestions'>;

const schema = new Schema<StoredRound>(
  {
    _id: String,
    roundId: String,
    userId: String,
    matchId: String,
    operationId: String,
    fingerprint: String,
    state: String,
    lease: String,
    leaseUntil: Date,
    mode: String,
    tone: String,
    draft: String,
    writtenBy: String,
    suggestions: [{ _id: false, id: String, text: String, reason: String, evidence: String, saved: Boolean }],
    createdAt: Date,
  },
  { versionKey: false },
);
schema.index({ userId: 1, matchId: 1, createdAt: -1 });

const newest = 200;
const idOf = (userId: string, operationId: string) => `${userId}:${operationId}`;

export const asRound = ({ roundId, createdAt, ...stored }: StoredRound): Round => ({
  id: roundId,
  operationId: stored.operationId,
  mode: stored.mode,
  tone: stored.tone,
  draft: stored.draft ?? null,
  writtenBy: stored.writtenBy,
  suggestions: stored.suggestions.map((suggestion) => ({ ...suggestion, evidence: suggestion.evidence ?? null })),
  createdAt: createdAt.toISOString(),
});

export type Rounds = ReturnType<typeof rounds>;

export function rounds(connection: Connection) {
  const model = connection.model<StoredRound>('Round', schema, 'rounds');
  const ofLease = ({ _id, lease }: StoredRound) => ({ _id, lease });

  return {
    find: (userId: string, operationId: string) =>
      model
        .findOne({ _id: idOf(userId, operationId) })
        .lean<StoredRound>()
        .exec(),

    /** Begins a round; `null` when its operation has begun before. */
    async begin(wanted: NewRound): Promise<StoredRound | null> {
      const _id = idOf(wanted.userId, wanted.operationId);
      const lease = randomUUID();
      const stored: StoredRound = { ...wanted, _id, roundId: randomUUID(), state: 'running', lease, suggestions: [] };
      try {
        await model.create(stored);
        return stored;
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },

    /** Takes over a round that somebody else stopped working on; `null` when they did not, or another was faster. */
    takeOver: (round: StoredRound, now: Date, leaseUntil: Date) =>
      model
        .findOneAndUpdate(
          { ...ofLease(round), state: 'running', leaseUntil: { $lte: now } },
          { $set: { lease: randomUUID(), leaseUntil } },
          { returnDocument: 'after' },
        )
        .lean<StoredRound>()
        .exec(),

    /** Keeps a suggestion; answers false when the round is gone or somebody else's by now. */
    async addSuggestion(round: StoredRound, suggestion: Suggestion): Promise<boolean> {
      const { matchedCount } = await model.updateOne(ofLease(round), { $push: { suggestions: suggestion } });
      return matchedCount === 1;
    },
    async finish(round: StoredRound): Promise<void> {
      await model.updateOne(ofLease(round), { $set: { state: 'done' } });
    },
    /** Forgets a round that showed nothing, so that its operation can be tried again. */
    async drop(round: StoredRound): Promise<void> {
      await model.deleteOne(ofLease(round));
    },

    /** The newest rounds that have something to show, oldest first. */
    async ofMatch(userId: string, matchId: string): Promise<Round[]> {
      const found = await model
        .find({ userId, matchId, 'suggestions.0': { $exists: true } })
        .sort({ createdAt: -1 })
        .limit(newest)
        .lean<StoredRound[]>()
        .exec();
      return found.map(asRound).reverse();
    },
    async markSaved(userId: string, matchId: string, id: string, saved: boolean): Promise<Suggestion | null> {
      const changed = await model
        .findOneAndUpdate(
          { userId, matchId, 'suggestions.id': id },
          { $set: { 'suggestions.$.saved': saved } },
          { returnDocument: 'after' },
        )
        .lean<StoredRound>()
        .exec();
      return (changed && asRound(changed).suggestions.find((suggestion) => suggestion.id === id)) ?? null;
    },
    async removeOfMatch(userId: string, matchId: string): Promise<void> {
      await model.deleteMany({ userId, matchId });
    },
    async removeAll(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },
  };
}
