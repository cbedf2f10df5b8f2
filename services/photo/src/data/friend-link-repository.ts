import { friendLinkLimits as limit } from '@datewright/contracts/photo/limits';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { Connection, Model } from 'mongoose';
import {
  type AddressHashes,
  type FriendAnswer,
  friendLinkSchema,
  type StoredFriendLink,
} from './friend-link-schema.ts';

export type FriendLinkRepository = ReturnType<typeof createFriendLinkRepository>;

const living = (now: Date) => ({ expiresAt: { $gt: now } });

/** Links to friends. Only `ended` returns links that have ended. */
export function createFriendLinkRepository(connection: Connection) {
  const model = connection.model<StoredFriendLink>('FriendLink', friendLinkSchema, 'friendLinks');
  const one = (filter: object) => model.findOne(filter).lean<StoredFriendLink>().exec();

  return {
    /** Returns false when the member has no free slot. */
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
    /** Returns the link with the photo added; null when the link has ended meanwhile. */
    markPhotoReceived: (_id: string, operationId: string, now: Date) =>
      model
        .findOneAndUpdate(
          { _id, 'photos.operationId': operationId, ...living(now) },
          { $set: { 'photos.$.isThere': true } },
          { returnDocument: 'after' },
        )
        .lean<StoredFriendLink>()
        .exec(),
    /** Removes a deleted photo from the member's open links, and returns those links as they are afterwards. */
    async deletePhoto(userId: string, operationId: string, now: Date): Promise<StoredFriendLink[]> {
      const shown = { userId, 'photos.operationId': operationId, ...living(now) };
      await model.updateMany(shown, { $set: { 'photos.$.isDeleted': true } });
      return model.find(shown).lean<StoredFriendLink[]>().exec();
    },
    saveAnswerIfAllowed: (_id: string, answer: FriendAnswer, address: AddressHashes, now: Date) =>
      saveAnswerIfAllowed(model, { _id, ...living(now) }, answer, address),
    /** Ends some or all of the member's open links, and returns how many. */
    async end(userId: string, now: Date, _id?: string): Promise<number> {
      const ended = { userId, ...(_id !== undefined && { _id }), ...living(now) };
      return (await model.updateMany(ended, { $set: { expiresAt: now } })).modifiedCount;
    },
    /** Ids of ended links that have not been deleted yet: the member's, or everybody's. */
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

/**
 * Replaces a friend's earlier answer, or adds a new one while the link and the address have room. Returns false
 * otherwise.
 */
async function saveAnswerIfAllowed(
  model: Model<StoredFriendLink>,
  link: { _id: string; expiresAt: object },
  { friend, choices }: FriendAnswer,
  hashes: AddressHashes,
): Promise<boolean> {
  const replace = () =>
    model.updateOne({ ...link, 'answers.friend': friend }, { $set: { 'answers.$.choices': choices } });
  const addAt = (number: number) => () =>
    model.updateOne(
      {
        ...link,
        'answers.friend': { $ne: friend },
        'answers.place': { $nin: hashes.map((hash) => `${hash} ${number}`) },
        [`answers.${limit.mostAnswers - 1}`]: { $exists: false },
      },
      { $push: { answers: { friend, choices, place: `${hashes[0]} ${number}` } } },
    );
  const adds = Array.from({ length: limit.mostAnswersPerAddress }, (_, number) => addAt(number));
  // Third attempt, for a friend who answers twice at once: each request now sees the other's answer.
  for (const write of [replace, ...adds, replace]) if ((await write()).matchedCount === 1) return true;
  return false;
}
