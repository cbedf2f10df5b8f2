import { pictureMinutes } from '@datewright/contracts/photo/limits';
import { type Connection, Schema } from 'mongoose';
import { sealOf } from '../sealing.ts';
import type { Analysis } from './analyses.ts';

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
export interface KeptPicture extends WaitingPicture {
  expiresAt: Date;
}

/** What a picture waits for. */
type Whose = Pick<Analysis, 'userId' | 'operationId' | 'fingerprint'>;

const schema = new Schema<StoredPicture>(
  { _id: String, userId: String, operationId: String, sealed: Buffer, width: Number, height: Number, expiresAt: Date },
  { versionKey: false },
);
schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const idOf = ({ userId, operationId, fingerprint }: Whose) => `${userId}:${operationId}:${fingerprint}`;

export type WaitingPictures = ReturnType<typeof waitingPictures>;

export function waitingPictures(connection: Connection, secret: string, now: () => number) {
  const model = connection.model<StoredPicture>('WaitingPicture', schema, 'waitingPictures');
  const seal = sealOf(secret, '', 'waiting photos');
  return {
    async put(whose: Whose, { jpeg, original }: WaitingPicture): Promise<void> {
      const _id = idOf(whose);
      const { userId, operationId } = whose;
      const expiresAt = new Date(now() + pictureMinutes * 60_000);
      const stored = { userId, operationId, ...original, expiresAt, sealed: seal.close(jpeg, _id) };
      await model.updateOne({ _id }, { $set: stored }, { upsert: true });
    },
    /** `null` when it is gone, or older than we promise to keep one. */
    async find(whose: Whose): Promise<KeptPicture | null> {
      const _id = idOf(whose);
      const stored = await model.findOne({ _id, expiresAt: { $gt: new Date(now()) } }).exec();
      const jpeg = stored && seal.open(stored.sealed, _id);
      if (!jpeg) return null;
      const { width, height, expiresAt } = stored;
      return { jpeg, original: { width, height }, expiresAt };
    },
    async remove(whose: Whose): Promise<void> {
      await model.deleteOne({ _id: idOf(whose) });
    },
    /** Those of a member, or of one operation of theirs. */
    async removeAll(of: { userId: string; operationId?: string }): Promise<void> {
      await model.deleteMany(of);
    },
    /** Removes what is too old, wherever the database does not do so by itself. */
    async sweep(): Promise<void> {
      await model.deleteMany({ expiresAt: { $lte: new Date(now()) } });
    },
  };
}
