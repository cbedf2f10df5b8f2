import type { ConsentCategory } from '@datewright/contracts/consent/choice';
import { retentionDays } from '@datewright/contracts/retention-days';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

/** A visitor's consent choice: the proof that the GDPR requires, without personal data. */
export interface ConsentChoice {
  proof: string;
  version: number;
  allowed: ConsentCategory[];
  /** Time of the choice by the browser's clock. */
  at: string;
  signal: boolean;
}

const schema = new Schema(
  { _id: String, proof: String, version: Number, allowed: [String], at: String, signal: Boolean, receivedAt: Date },
  { versionKey: false },
);
schema.index({ proof: 1, receivedAt: 1 });
schema.index({ receivedAt: 1 }, { expireAfterSeconds: retentionDays.consents * 24 * 3600 });

export type ConsentRepository = ReturnType<typeof createConsentRepository>;

export function createConsentRepository(connection: Connection) {
  const model = connection.model('Consent', schema, 'consents');
  return {
    /** Appends a choice to its proof; a repeated one is stored once. */
    async add(choice: ConsentChoice, receivedAt: Date): Promise<void> {
      const _id = `${choice.proof}:${choice.at}`;
      await model.updateOne({ _id }, { $setOnInsert: { ...choice, receivedAt } }, { upsert: true }).catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
    },
  };
}
