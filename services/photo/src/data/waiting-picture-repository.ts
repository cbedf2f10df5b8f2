import { pictureRetentionMinutes } from '@datewright/contracts/photo/limits';
import { type Connection, Schema } from 'mongoose';
import { createEncryption } from '../encryption.ts';
import type { Analysis } from './analysis-repository.ts';

/** A picture until it was looked at: re-encoded, and encrypted with a key that the database does not hold. */
interface StoredPicture {
  /** The owner, the operation and its fingerprint: another photo under the same id never takes the place of the first. */
  _id: string;
  userId: string;
  operationId: string;
  sealed: Buffer;
  width: number;
  height: number;
  expiresAt: Date;
}

/** A picture as it waits, with the size in which it was chosen. */
export interface WaitingPicture {
  jpeg: Buffer;
  original: { width: number; height: number };
}

/** One that was found, with the time at which it must be gone. */
export interface StoredWaitingPicture extends WaitingPicture {
  expiresAt: Date;
}

/** What a picture waits for. */
type PictureKey = Pick<Analysis, 'userId' | 'operationId' | 'fingerprint'>;

const waitingPictureSchema = new Schema<StoredPicture>(
  { _id: String, userId: String, operationId: String, sealed: Buffer, width: Number, height: Number, expiresAt: Date },
  { versionKey: false },
);
waitingPictureSchema.index({ userId: 1 });
waitingPictureSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const idOf = ({ userId, operationId, fingerprint }: PictureKey) => `${userId}:${operationId}:${fingerprint}`;

export type WaitingPictureRepository = ReturnType<typeof createWaitingPictureRepository>;

export function createWaitingPictureRepository(connection: Connection, secret: string, now: () => number) {
  const model = connection.model<StoredPicture>('WaitingPicture', waitingPictureSchema, 'waitingPictures');
  const seal = createEncryption(secret, '', 'waiting photos');
  return {
    async save(whose: PictureKey, { jpeg, original }: WaitingPicture): Promise<void> {
      const _id = idOf(whose);
      const { userId, operationId } = whose;
      const expiresAt = new Date(now() + pictureRetentionMinutes * 60_000);
      const stored = { userId, operationId, ...original, expiresAt, sealed: seal.encrypt(jpeg, _id) };
      await model.updateOne({ _id }, { $set: stored }, { upsert: true });
    },
    /** `null` when it is gone, or older than we promise to keep one. */
    async find(whose: PictureKey): Promise<StoredWaitingPicture | null> {
      const _id = idOf(whose);
      const stored = await model.findOne({ _id, expiresAt: { $gt: new Date(now()) } }).exec();
      const jpeg = stored && seal.decrypt(stored.sealed, _id);
      if (!jpeg) return null;
      const { width, height, expiresAt } = stored;
      return { jpeg, original: { width, height }, expiresAt };
    },
    async remove(whose: PictureKey): Promise<void> {
      await model.deleteOne({ _id: idOf(whose) });
    },
    /** Those of a member, or of one operation of theirs. */
    async removeAll(of: { userId: string; operationId?: string }): Promise<void> {
      await model.deleteMany(of);
    },
    /** Removes what is too old, wherever the database does not do so by itself. */
    async deleteExpired(): Promise<void> {
      await model.deleteMany({ expiresAt: { $lte: new Date(now()) } });
    },
  };
}
