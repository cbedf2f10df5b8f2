import { randomUUID } from 'node:crypto';
import type { Match, MatchFields } from '@datewright/contracts/chatpad/match';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';
import { createMatchSlotRepository } from './match-slot-repository.ts';

interface StoredMatch extends MatchFields {
  _id: string;
  userId: string;
  createdAt: Date;
  updatedAt: Date;
  closed?: boolean;
  /** Somebody said in as many words to be under 18. */
  closedForCertain?: boolean;
  /** Who opened it again, and so answers for an age of 18 or more. */
  confirmedAdultBy?: 'member' | 'support';
  /** Missing in those of before there were versions. */
  version?: number;
  /** The owner and the draft that it was made of; missing where the page named none. */
  madeOf?: string;
}

const schema = new Schema<StoredMatch>(
  {
    _id: String,
    userId: String,
    name: String,
    age: Number,
    bio: String,
    interests: [String],
    messages: [{ _id: false, sender: String, content: String }],
    createdAt: Date,
    updatedAt: Date,
    closed: Boolean,
    closedForCertain: Boolean,
    confirmedAdultBy: String,
    version: Number,
    madeOf: String,
  },
  { versionKey: false },
);
schema.index({ userId: 1, createdAt: -1 });
// Two tabs that save the same draft at once can not both make a match.
schema.index({ madeOf: 1 }, { unique: true, sparse: true });
const toDraftKey = (userId: string, draftId: string) => `${userId}:${draftId}`;

const toMatch = ({
  _id,
  userId: _owner,
  madeOf: _draft,
  createdAt,
  updatedAt,
  closed = false,
  closedForCertain = false,
  confirmedAdultBy,
  version = 0,
  ...fields
}: StoredMatch): Match => ({
  ...fields,
  closed,
  mayReopen: closed && !closedForCertain && confirmedAdultBy === undefined,
  ...(confirmedAdultBy && { confirmedAdultBy }),
  version,
  id: _id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
const toMatchOrNull = (stored: StoredMatch | null) => (stored ? toMatch(stored) : null);

export type MatchRepository = ReturnType<typeof createMatchRepository>;

/** Matches of members. Nothing is found, changed or deleted without its owner's id. */
export function createMatchRepository(connection: Connection) {
  const model = connection.model<StoredMatch>('Match', schema, 'matches');
  const places = createMatchSlotRepository(connection, async (userId) => {
    const found = await model.find({ userId }, { createdAt: 1 }).lean<StoredMatch[]>().exec();
    return found.map(({ _id: id, createdAt: at }) => ({ id, at }));
  });
  return {
    async list(userId: string): Promise<Match[]> {
      const found = await model.find({ userId }).sort({ createdAt: -1 }).lean<StoredMatch[]>().exec();
      return found.map(toMatch);
    },
    /** The one that was changed last and can be written to, by name. */
    async findLastNamed(userId: string): Promise<Pick<Match, 'id' | 'name'> | null> {
      const open = { userId, closed: { $ne: true }, name: { $nin: ['', null] } };
      const last = await model.findOne(open, { name: 1 }).sort({ updatedAt: -1 }).lean<StoredMatch>().exec();
      return last && { id: last._id, name: last.name };
    },
    async find(userId: string, _id: string): Promise<Match | null> {
      return toMatchOrNull(await model.findOne({ _id, userId }).lean<StoredMatch>().exec());
    },
    /** The match that the member's draft has made. */
    async findByDraft(userId: string, draftId: string): Promise<Match | null> {
      return toMatchOrNull(
        await model
          .findOne({ madeOf: toDraftKey(userId, draftId) })
          .lean<StoredMatch>()
          .exec(),
      );
    },
    /** `full` when the member keeps `most` already. Of one draft only one is made, however many come at once. */
    async add(
      userId: string,
      fields: MatchFields,
      at: Date,
      most: number,
      draftId?: string,
    ): Promise<Match | 'full' | 'exists'> {
      const stored: StoredMatch = { _id: randomUUID(), userId, ...fields, version: 1, createdAt: at, updatedAt: at };
      if (draftId !== undefined) stored.madeOf = toDraftKey(userId, draftId);
      if (!(await places.reserve(userId, { id: stored._id, at }, most))) return 'full';
      try {
        await model.create(stored);
        return toMatch(stored);
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
        await places.release(userId, [stored._id]);
        return 'exists';
      }
    },
    /** `null` when it is not there, or not at `baseVersion`: then nothing is changed. */
    async replace(
      userId: string,
      _id: string,
      fields: MatchFields,
      at: Date,
      baseVersion?: number,
    ): Promise<Match | null> {
      // `null` finds what is missing.
      const over = baseVersion === undefined ? {} : { version: baseVersion || { $in: [0, null] } };
      const change = { $set: { ...fields, updatedAt: at }, $inc: { version: 1 } };
      const changed = await model
        .findOneAndUpdate({ _id, userId, ...over }, change, { returnDocument: 'after' })
        .lean<StoredMatch>()
        .exec();
      return toMatchOrNull(changed);
    },
    /** Closes a match for writing. What was certain once stays so. */
    async close(userId: string, _id: string, certain: boolean): Promise<void> {
      await model.updateOne({ _id, userId }, { $set: { closed: true, ...(certain && { closedForCertain: true }) } });
    },
    /** Opens a closed match at the member's word; `null` where that does not count, or not any more. */
    async reopen(userId: string, _id: string, age: number, at: Date): Promise<Match | null> {
      const changed = await model
        .findOneAndUpdate(
          { _id, userId, closed: true, closedForCertain: { $ne: true }, confirmedAdultBy: { $exists: false } },
          { $set: { closed: false, confirmedAdultBy: 'member', age, updatedAt: at }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<StoredMatch>()
        .exec();
      return toMatchOrNull(changed);
    },
    /** Opens a closed match because support has seen that everybody is 18 or older. */
    async reopenForSupport(_id: string): Promise<boolean> {
      const change = { $set: { closed: false, confirmedAdultBy: 'support' }, $unset: { closedForCertain: '' } };
      const { matchedCount } = await model.updateOne({ _id, closed: true }, change);
      return matchedCount === 1;
    },
    async remove(userId: string, _id: string): Promise<number> {
      const { deletedCount } = await model.deleteOne({ _id, userId });
      if (deletedCount === 1) await places.release(userId, [_id]);
      return deletedCount;
    },
    async removeAll(userId: string): Promise<number> {
      const kept = await model.find({ userId }, { _id: 1 }).lean<StoredMatch[]>().exec();
      const { deletedCount } = await model.deleteMany({ userId });
      // Not all places: a match that is just being kept has one already.
      await places.release(
        userId,
        kept.map(({ _id }) => _id),
      );
      return deletedCount;
    },
  };
}
