import { isDuplicateKey } from '@datewright/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';
import type { Mail } from '../clients/mailer.ts';

/** A mail that must go out even if this process dies. Its id says what it is about, so that it is written once. */
export interface OutboxMail {
  _id: string;
  mail: Mail;
  createdAt: Date;
  sentAt: Date | null;
  /** Nobody else tries before then; `null` once it is given up. */
  takenUntil: Date | null;
  tries: number;
}

const schema = new Schema<OutboxMail>(
  {
    _id: String,
    mail: { type: { to: String, subject: String, text: String, html: String }, _id: false },
    createdAt: Date,
    sentAt: Date,
    takenUntil: Date,
    tries: Number,
  },
  { versionKey: false },
);
const keptSeconds = 90 * 24 * 3600;
schema.index({ createdAt: 1 }, { expireAfterSeconds: keptSeconds });
schema.index({ sentAt: 1, takenUntil: 1 });

export type Outbox = ReturnType<typeof outbox>;

export function outbox(connection: Connection) {
  const model = connection.model<OutboxMail>('OutboxMail', schema, 'outbox');
  return {
    async add(_id: string, mail: Mail, now: Date): Promise<void> {
      const fresh = { mail, createdAt: now, sentAt: null, takenUntil: now, tries: 0 };
      await model.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true }).catch((error) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },
    /** Takes one unsent mail for itself until `takenUntil`. */
    take: (now: Date, takenUntil: Date) =>
      model
        .findOneAndUpdate(
          { sentAt: null, takenUntil: { $lte: now } },
          { $set: { takenUntil }, $inc: { tries: 1 } },
          { sort: { takenUntil: 1 }, returnDocument: 'after' },
        )
        .lean<OutboxMail>()
        .exec(),
    /** Not sent: it is tried again after `takenUntil`, or never. */
    async failed(_id: string, takenUntil: Date | null): Promise<void> {
      await model.updateOne({ _id }, { $set: { takenUntil } });
    },
    async sent(_id: string, sentAt: Date): Promise<void> {
      await model.updateOne({ _id }, { $set: { sentAt } });
    },
  };
}
