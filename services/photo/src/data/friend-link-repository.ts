import { friendLinkLimits as limit } from '@datewright/contracts/photo/limits';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';
import type { Choice } from '../friends/count-choices.ts';

interface FriendAnswer {
  /** A hash, of this link alone. */
  friend: string;
  choices: Choice[];
  /** A pseudonym of the address, and which of its few answers this is: no two of a link share one. */
  place?: string;
}

export interface StoredFriendLink {
  _id: string;
  userId: string;
  /** One of the few that a member has; no two living links share one. */
  slot: number;
  tokenHash: string;
  createdAt: Date;
  /** Brought forward to now, it ends the link: what is found is always asked for by this time. */
  expiresAt: Date;
  /** Of one that the member deleted nothing but its place is left: answers name photos by place. */
  photos: { operationId: string; isThere: boolean; isDeleted?: boolean }[];
  answers: FriendAnswer[];
}

const friendLinkSchema = new Schema<StoredFriendLink>(
  {
    _id: String,
    userId: String,
    slot: Number,
    tokenHash: String,
    createdAt: Date,
    expiresAt: Date,
    photos: [{ _id: false, operationId: String, isThere: Boolean, isDeleted: Boolean }],
    answers: [{ _id: false, friend: String, place: String, choices: [{ _id: false, better: Number, other: Number }] }],
  },
  { versionKey: false },
);
friendLinkSchema.index({ userId: 1, slot: 1 }, { unique: true });
friendLinkSchema.index({ tokenHash: 1 }, { unique: true });
friendLinkSchema.index({ expiresAt: 1 });

export type FriendLinkRepository = ReturnType<typeof createFriendLinkRepository>;

/** Links to friends. One that has ended is found by no call but `ended`, from the moment on in which it ends. */
export function createFriendLinkRepository(connection: Connection) {
  const model = connection.model<StoredFriendLink>('FriendLink', friendLinkSchema, 'friendLinks');
  const living = (now: Date) => ({ expiresAt: { $gt: now } });
  const one = (filter: object) => model.findOne(filter).lean<StoredFriendLink>().exec();

  return {
    /** False when all of the member's slots are taken. */
    async add(link: Omit<StoredFriendLink, 'slot'>, slots: number): Promise<boolean> {
      for (let slot = 0; slot < slots; slot++) {
        try {
          await model.create({ ...link, slot });
          return true;
        } catch (error) {
          if (!isDuplicateKeyError(error)) throw error;
        }
      }
      return false;
    },
    list: (userId: string, now: Date) =>
      model
        .find({ userId, ...living(now) })
        .sort({ createdAt: -1 })
        .lean<StoredFriendLink[]>()
        .exec(),
    find: (userId: string, _id: string, now: Date) => one({ _id, userId, ...living(now) }),
    findByToken: (tokenHash: string, now: Date) => one({ tokenHash, ...living(now) }),
    /** The link with the photo in it; null when it has ended meanwhile. */
    markPhotoReceived: (_id: string, operationId: string, now: Date) =>
      model
        .findOneAndUpdate(
          { _id, 'photos.operationId': operationId, ...living(now) },
          { $set: { 'photos.$.isThere': true } },
          { returnDocument: 'after' },
        )
        .lean<StoredFriendLink>()
        .exec(),
    /** Takes a deleted photo out of the member's living links; answers them as they are after it. */
    async deletePhoto(userId: string, operationId: string, now: Date): Promise<StoredFriendLink[]> {
      const shown = { userId, 'photos.operationId': operationId, ...living(now) };
      await model.updateMany(shown, { $set: { 'photos.$.isDeleted': true } });
      return model.find(shown).lean<StoredFriendLink[]>().exec();
    },
    /** Lays a friend's answer over their earlier one, or adds it while the link and the address have room. False when it did neither. */
    async saveAnswer(_id: string, { friend, choices }: FriendAnswer, address: string, now: Date): Promise<boolean> {
      const replace = () =>
        model.updateOne({ _id, 'answers.friend': friend, ...living(now) }, { $set: { 'answers.$.choices': choices } });
      const addAt = (place: string) => () =>
        model.updateOne(
          {
            _id,
            'answers.friend': { $ne: friend },
            'answers.place': { $ne: place },
            [`answers.${limit.mostAnswers - 1}`]: { $exists: false },
            ...living(now),
          },
          { $push: { answers: { friend, choices, place } } },
        );
      const adds = Array.from({ length: limit.mostAnswersPerAddress }, (_, at) => addAt(`${address} ${at}`));
      // The last for a friend who answers twice at once: what neither saw, both see now.
      for (const write of [replace, ...adds, replace]) if ((await write()).matchedCount === 1) return true;
      return false;
    },
    /** Ends some of the member's living links, or all; answers how many. */
    async end(userId: string, now: Date, _id?: string): Promise<number> {
      const ended = { userId, ...(_id !== undefined && { _id }), ...living(now) };
      return (await model.updateMany(ended, { $set: { expiresAt: now } })).modifiedCount;
    },
    /** Ids of links that have ended and are still there, the member's own or everybody's. */
    async listEnded(now: Date, most: number, userId?: string): Promise<string[]> {
      const filter = { expiresAt: { $lte: now }, ...(userId !== undefined && { userId }) };
      const found = await model.find(filter, { _id: 1 }).limit(most).lean<StoredFriendLink[]>().exec();
      return found.map(({ _id }) => _id);
    },
    async remove(ids: string[]): Promise<void> {
      await model.deleteMany({ _id: { $in: ids } });
    },
  };
}
