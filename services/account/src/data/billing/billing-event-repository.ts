import { retentionDays } from '@datewright/contracts/retention-days';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

/** A Stripe event, recorded once. */
export interface BillingEvent {
  _id: string;
  type: string;
  customerId: string | null;
  /** The invoice the event is about, if any. */
  invoiceId: string | null;
  receivedAt: Date;
  handledAt: Date | null;
}

const schema = new Schema<BillingEvent>(
  { _id: String, type: String, customerId: String, invoiceId: String, receivedAt: Date, handledAt: Date },
  { versionKey: false },
);
schema.index({ receivedAt: 1 }, { expireAfterSeconds: retentionDays.paymentNotices * 24 * 3600 });
schema.index({ handledAt: 1, receivedAt: 1 });

export type BillingEventRepository = ReturnType<typeof createBillingEventRepository>;

export function createBillingEventRepository(connection: Connection) {
  const model = connection.model<BillingEvent>('BillingEvent', schema, 'billingEvents');
  return {
    /** Stores the event unless it is already there; returns the stored one. */
    async record(event: BillingEvent): Promise<BillingEvent> {
      const { _id, ...rest } = event;
      await model.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true }).catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
      return (await model.findOne({ _id }).lean<BillingEvent>().exec()) ?? event;
    },
    async markHandled(_id: string, handledAt: Date): Promise<void> {
      await model.updateOne({ _id }, { $set: { handledAt } });
    },
    /** Unhandled events received before `before`, oldest first. */
    findUnhandled: (before: Date, most: number) =>
      model
        .find({ handledAt: null, receivedAt: { $lte: before } })
        .sort({ receivedAt: 1 })
        .limit(most)
        .lean<BillingEvent[]>()
        .exec(),
  };
}
