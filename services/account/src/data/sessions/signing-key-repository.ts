import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { JWK } from 'jose';
import { type Connection, Schema } from 'mongoose';

export interface SigningKeyRecord {
  /** The slot of 30 days that the key signs for. Unique, so that two instances can't create two keys for one slot. */
  _id: number;
  kid: string;
  publicJwk: JWK;
  /** Encrypted with KEY_SECRET. */
  sealedPrivateKey: string;
  createdAt: Date;
}

export interface SigningKeyRepository {
  list(): Promise<SigningKeyRecord[]>;
  /** Stores the key unless its slot has one. */
  createIfMissing(key: SigningKeyRecord): Promise<void>;
}

export function createSigningKeyRepository(connection: Connection): SigningKeyRepository {
  const schema = new Schema<SigningKeyRecord>(
    { _id: Number, kid: String, publicJwk: Schema.Types.Mixed, sealedPrivateKey: String, createdAt: Date },
    { versionKey: false },
  );
  const model = connection.model<SigningKeyRecord>('SigningKey', schema, 'signingKeys');
  return {
    list: () => model.find().sort({ _id: -1 }).limit(4).lean<SigningKeyRecord[]>().exec(),
    async createIfMissing(key) {
      await model.create(key).catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
    },
  };
}
