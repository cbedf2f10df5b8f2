import { type Connection, Schema } from 'mongoose';

export interface Session {
  /** Hash of the cookie's token. */
  _id: string;
  /** The session's public name, in access tokens. Knowing it opens nothing. */
  sid: string;
  userId: string;
  /** The user's `sessionEpoch` when this session was opened. */
  epoch: number;
  createdAt: Date;
  seenAt: Date;
  /** The absolute end. */
  expiresAt: Date;
  device: string;
  addressHash: string;
}

const schema = new Schema<Session>(
  {
    _id: String,
    sid: { type: String, unique: true },
    userId: { type: String, index: true },
    epoch: Number,
    createdAt: Date,
    seenAt: Date,
    expiresAt: Date,
    device: String,
    addressHash: String,
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** More devices than a page can show. */
const mostListed = 100;

export type Sessions = ReturnType<typeof sessions>;

export function sessions(connection: Connection) {
  const model = connection.model<Session>('Session', schema, 'sessions');
  return {
    findByHash: (_id: string) => model.findOne({ _id }).lean<Session>().exec(),
    findBySid: (sid: string) => model.findOne({ sid }).lean<Session>().exec(),
    /** The member's sessions of this epoch, the latest seen first. */
    ofMember: (userId: string, epoch: number) =>
      model.find({ userId, epoch }).sort({ seenAt: -1 }).limit(mostListed).lean<Session[]>().exec(),
    async add(session: Session): Promise<void> {
      await model.create(session);
    },
    async touch(_id: string, seenAt: Date): Promise<void> {
      await model.updateOne({ _id }, { $set: { seenAt } });
    },
    async end(_id: string): Promise<void> {
      await model.deleteOne({ _id });
    },
    /** False when the member has no such session. */
    async endOfMember(userId: string, sid: string): Promise<boolean> {
      const { deletedCount } = await model.deleteOne({ userId, sid });
      return deletedCount > 0;
    },
    async removeOlderThan(userId: string, epoch: number): Promise<void> {
      await model.deleteMany({ userId, epoch: { $lt: epoch } });
    },
  };
}
