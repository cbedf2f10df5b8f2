import { resultRetentionDays } from '@datewright/contracts/photo/limits';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { PaidOperation } from '@datewright/tool-kit/paid-requests/paid-request';
import { type Connection, Schema } from 'mongoose';

/** The operation that analyzes a picture for all later ones of the same member. */
interface FirstAnalysis {
  /** Owner and picture, so that two processes can't both be the first. */
  _id: string;
  userId: string;
  operationId: string;
  /** Until then, its upload may still be on its way. */
  leaseUntil: Date;
  createdAt: Date;
}

/** An operation that shows the result of an earlier one of the same picture. */
interface Repeat {
  _id: string;
  userId: string;
  operationId: string;
  first: string;
  /** SHA-256 of the uploaded bytes, which may differ from those of the first. */
  upload: string;
  createdAt: Date;
}

const owned = { _id: String, userId: String, operationId: String, createdAt: Date } as const;
const firstSchema = new Schema<FirstAnalysis>({ ...owned, leaseUntil: Date }, { versionKey: false });
const repeatSchema = new Schema<Repeat>({ ...owned, first: String, upload: String }, { versionKey: false });
for (const schema of [firstSchema, repeatSchema]) schema.index({ userId: 1 }).index({ createdAt: 1 });

export type RepeatedPictureRepository = ReturnType<typeof createRepeatedPictureRepository>;

/** Which pictures of a member were analyzed before, by the hash of their pixels. */
export function createRepeatedPictureRepository(connection: Connection, now: () => number) {
  const firsts = connection.model<FirstAnalysis>('FirstAnalysis', firstSchema, 'firstAnalyses');
  const repeats = connection.model<Repeat>('Repeat', repeatSchema, 'repeatedPictures');
  const idOf = (userId: string, key: string) => `${userId}:${key}`;

  return {
    /** Makes an operation the first one of a picture, unless another one is; returns the first one. */
    async claim(userId: string, picture: string, operationId: string, leaseUntil: Date): Promise<FirstAnalysis> {
      const _id = idOf(userId, picture);
      const wanted: FirstAnalysis = { _id, userId, operationId, leaseUntil, createdAt: new Date(now()) };
      try {
        await firsts.create(wanted);
        return wanted;
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
        return (
          (await firsts.findById(_id).lean<FirstAnalysis>().exec()) ??
          this.claim(userId, picture, operationId, leaseUntil)
        );
      }
    },
    /** Makes another operation the first one, if `old` still is. */
    async replace(old: FirstAnalysis, operationId: string, leaseUntil: Date): Promise<boolean> {
      const { _id } = old;
      const change = { $set: { operationId, leaseUntil, createdAt: new Date(now()) } };
      return (await firsts.updateOne({ _id, operationId: old.operationId }, change)).matchedCount === 1;
    },
    /** Gives a claim up, so that the next upload of the picture is the first. */
    async release(userId: string, picture: string, operationId: string): Promise<void> {
      await firsts.deleteOne({ _id: idOf(userId, picture), operationId });
    },
    async saveRepeat({ userId, operationId }: PaidOperation, first: string, upload: string): Promise<void> {
      const stored = { userId, operationId, first, upload, createdAt: new Date(now()) };
      await repeats.updateOne({ _id: idOf(userId, operationId) }, { $set: stored }, { upsert: true });
    },
    findRepeat: (userId: string, operationId: string) =>
      repeats.findById(idOf(userId, operationId)).lean<Repeat>().exec(),
    findRepeats: (userId: string, operationIds: readonly string[]) =>
      repeats
        .find({ _id: { $in: operationIds.map((operationId) => idOf(userId, operationId)) } })
        .lean<Repeat[]>()
        .exec(),
    /** Forgets an operation; returns whether it was a repeat. */
    async removeOperation({ userId, operationId }: PaidOperation): Promise<boolean> {
      await firsts.deleteMany({ userId, operationId });
      return (await repeats.deleteOne({ _id: idOf(userId, operationId) })).deletedCount === 1;
    },
    async removeAll(userId: string): Promise<void> {
      await Promise.all([firsts.deleteMany({ userId }), repeats.deleteMany({ userId })]);
    },
    /** Deletes what is older than the results. */
    async deleteExpired(): Promise<void> {
      const old = { createdAt: { $lt: new Date(now() - resultRetentionDays * 24 * 3600_000) } };
      await Promise.all([firsts.deleteMany(old), repeats.deleteMany(old)]);
    },
  };
}
