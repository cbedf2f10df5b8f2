import { randomUUID } from 'node:crypto';
import type { Match, MatchFields } from '@datewright/contracts/chatpad';
import { type Connection, Schema } from 'mongoose';

interface StoredMatch extends MatchFields {
  _id: string;
  userId: string;
  createdAt: Date;
  updatedAt: Date;
  closed?: boolean;
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
  },
  { versionKey: false },
);
schema.index({ userId: 1, createdAt: -1 });

const asMatch = ({ _id, userId: _owner, createdAt, updatedAt, closed = false, ...fields }: StoredMatch): Match => ({
  ...fields,
  closed,
  id: _id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
const orNull = (stored: StoredMatch | null) => (stored ? asMatch(stored) : null);

export type Matches = ReturnType<typeof matches>;

/** Matches of members. Nothing is found, changed or deleted without its owner's id. */
export function matches(connection: Connection) {
  const model = connection.model<StoredMatch>('Match', schema, 'matches');
  return {
    async list(userId: string): Promise<Match[]> {
      const found = await model.find({ userId }).sort({ createdAt: -1 }).lean<StoredMatch[]>().exec();
      return found.map(asMatch);
    },
    count: (userId: string): Promise<number> => model.countDocuments({ userId }).exec(),
    async find(userId: string, _id: string): Promise<Match | null> {
      return orNull(await model.findOne({ _id, userId }).lean<StoredMatch>().exec());
    },
    async add(userId: string, fields: MatchFields, at: Date): Promise<Match> {
      const stored: StoredMatch = { _id: randomUUID(), userId, ...fields, createdAt: at, updatedAt: at };
      await model.create(stored);
      return asMatch(stored);
    },
    async replace(userId: string, _id: string, fields: MatchFields, at: Date): Promise<Match | null> {
      const change = { $set: { ...fields, updatedAt: at } };
      const changed = await model
        .findOneAndUpdate({ _id, userId }, change, { returnDocument: 'after' })
        .lean<StoredMatch>()
        .exec();
      return orNull(changed);
    },
    /** Closes a match for writing; only deleting it undoes that. */
    async close(userId: string, _id: string): Promise<void> {
      await model.updateOne({ _id, userId }, { $set: { closed: true } });
    },
    async remove(userId: string, _id: string): Promise<number> {
      return (await model.deleteOne({ _id, userId })).deletedCount;
    },
    async removeAll(userId: string): Promise<number> {
      return (await model.deleteMany({ userId })).deletedCount;
    },
  };
}
