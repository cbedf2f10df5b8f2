import { type Connection, Schema } from 'mongoose';

export interface Session {
  /** Hash of the cookie's token. */
  _id: string;
  /** The session's public id, in access tokens. It grants no access. */
  sid: string;
  userId: string;
  /** The user's `sessionEpoch` when this session was opened. */
  epoch: number;
  createdAt: Date;
  seenAt: Date;
  /** When the session ends, however active it is. */
  expiresAt: Date;
  device: string;
  addressHash: string;
  /** Ended sessions are kept for a while, so that every service learns of the end. */
  endedAt?: Date;
}

/** Milliseconds for which an ended session is kept: longer than the list for other services contains it. */
const endedSessionRetention = 15 * 60_000;

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
    endedAt: Date,
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ endedAt: 1 }, { sparse: true });

/** More than the page can show. */
const maxListed = 100;

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository(connection: Connection) {
  const model = connection.model<Session>('Session', schema, 'sessions');
  const ended = (now: number) => ({
    $set: { endedAt: new Date(now), expiresAt: new Date(now + endedSessionRetention) },
  });
  return {
    findByHash: (_id: string) => model.findOne({ _id }).lean<Session>().exec(),
    findBySid: (sid: string) => model.findOne({ sid }).lean<Session>().exec(),
    /** The member's sessions of this epoch, most recently seen first. */
    findByUser: (userId: string, epoch: number) =>
      model.find({ userId, epoch, endedAt: null }).sort({ seenAt: -1 }).limit(maxListed).lean<Session[]>().exec(),
    async create(session: Session): Promise<void> {
      await model.create(session);
    },
    async touch(_id: string, seenAt: Date): Promise<void> {
      await model.updateOne({ _id }, { $set: { seenAt } });
    },
    async end(_id: string, now: number): Promise<void> {
      await model.updateOne({ _id, endedAt: null }, ended(now));
    },
    /** False when the member has no such session. */
    async endByUser(userId: string, sid: string, now: number): Promise<boolean> {
      return (await model.updateOne({ userId, sid, endedAt: null }, ended(now))).matchedCount === 1;
    },
    findEndedSince: (since: Date) =>
      model
        .find({ endedAt: { $gte: since } }, { sid: 1 })
        .lean<Pick<Session, 'sid'>[]>()
        .exec(),
    async deleteByUser(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },
    async removeBeforeEpoch(userId: string, epoch: number): Promise<void> {
      await model.deleteMany({ userId, epoch: { $lt: epoch } });
    },
  };
}
