import { pictureRetentionMinutes } from '@datewright/contracts/photo/limits';
import type { RotatingKey } from '@datewright/service-kit/config';
import { type ReencryptionCounts, reencryptCollection } from '@datewright/service-kit/database/reencrypt-collection';
import { createEncryption } from '@datewright/service-kit/encryption';
import { type Connection, Schema } from 'mongoose';
import type { Analysis } from './analysis-repository.ts';

/** A picture that waits for its analysis: re-encoded, and encrypted with a key that the database does not hold. */
interface StoredPicture {
  /** Owner, operation and fingerprint, so that another photo with the same operation id never replaces the first. */
  _id: string;
  userId: string;
  operationId: string;
  sealed: Buffer;
  width: number;
  height: number;
  expiresAt: Date;
}

/** A waiting picture, with the size of the original. */
export interface WaitingPicture {
  jpeg: Buffer;
  original: { width: number; height: number };
}

/** A picture with the time by which it must be deleted. */
export interface StoredWaitingPicture extends WaitingPicture {
  expiresAt: Date;
}

/** Identifies the analysis that the picture waits for. */
type PictureKey = Pick<Analysis, 'userId' | 'operationId' | 'fingerprint'>;

const waitingPictureSchema = new Schema<StoredPicture>(
  { _id: String, userId: String, operationId: String, sealed: Buffer, width: Number, height: Number, expiresAt: Date },
  { versionKey: false },
);
waitingPictureSchema.index({ userId: 1 });
waitingPictureSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const idOf = ({ userId, operationId, fingerprint }: PictureKey) => `${userId}:${operationId}:${fingerprint}`;

const collection = 'waitingPictures';

export type WaitingPictureRepository = ReturnType<typeof createWaitingPictureRepository>;

export function createWaitingPictureRepository(connection: Connection, key: RotatingKey, now: () => number) {
  const model = connection.model<StoredPicture>('WaitingPicture', waitingPictureSchema, collection);
  const encryption = createEncryption(key, '', 'waiting photos');
  return {
    async save(whose: PictureKey, { jpeg, original }: WaitingPicture): Promise<void> {
      const _id = idOf(whose);
      const { userId, operationId } = whose;
      const expiresAt = new Date(now() + pictureRetentionMinutes * 60_000);
      const stored = { userId, operationId, ...original, expiresAt, sealed: encryption.encrypt(jpeg, _id) };
      await model.updateOne({ _id }, { $set: stored }, { upsert: true });
    },
    /** Returns `null` when the picture was deleted or is older than the promised retention. */
    async find(whose: PictureKey): Promise<StoredWaitingPicture | null> {
      const _id = idOf(whose);
      const stored = await model.findOne({ _id, expiresAt: { $gt: new Date(now()) } }).exec();
      const jpeg = stored && encryption.decrypt(stored.sealed, _id);
      if (!jpeg) return null;
      const { width, height, expiresAt } = stored;
      return { jpeg, original: { width, height }, expiresAt };
    },
    /** Encrypts with the current key what the previous one encrypted. */
    reencrypt: (): Promise<ReencryptionCounts> =>
      reencryptCollection<Buffer>(connection, { collection, field: 'sealed' }, (sealed, { _id }) =>
        encryption.reencrypt(sealed, String(_id)),
      ),
    async remove(whose: PictureKey): Promise<void> {
      await model.deleteOne({ _id: idOf(whose) });
    },
    /** Pictures of a member, or of one of their operations. */
    async removeAll(of: { userId: string; operationId?: string }): Promise<void> {
      await model.deleteMany(of);
    },
    /** Deletes expired pictures on databases that don't expire documents themselves. */
    async deleteExpired(): Promise<void> {
      await model.deleteMany({ expiresAt: { $lte: new Date(now()) } });
    },
  };
}
