import { type Connection, Schema } from 'mongoose';
import type { WithdrawalRecord } from './billing/billing-schema.ts';

/** What remains of a deleted account: the fact of its deletion, and what accounting law requires. */
export interface DeletionProof {
  _id: string;
  requestedAt: Date;
  completedAt: Date;
  erased: { service: string; at: Date }[];
  /** Stripe's customer id, under which the invoices are kept; null for members who never paid. */
  customerId: string | null;
  withdrawals: WithdrawalRecord[];
}

const schema = new Schema<DeletionProof>(
  {
    _id: String,
    requestedAt: Date,
    completedAt: Date,
    erased: [{ _id: false, service: String, at: Date }],
    customerId: String,
    withdrawals: [Schema.Types.Mixed],
  },
  { versionKey: false },
);

export function createDeletionProofRepository(connection: Connection) {
  const model = connection.model<DeletionProof>('DeletionProof', schema, 'deletionProofs');
  return {
    /** Keeps an existing proof unchanged. */
    async createIfMissing({ _id, ...facts }: DeletionProof): Promise<void> {
      await model.updateOne({ _id }, { $setOnInsert: facts }, { upsert: true });
    },
    findById: (_id: string) => model.findOne({ _id }).lean<DeletionProof>().exec(),
  };
}
