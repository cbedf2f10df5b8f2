import { retentionDays } from '@datewright/contracts/retention-days';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

export interface ContactMessage {
  /** Such as `DW-7K3M9QX`. */
  _id: string;
  /** The form creates one id per message, so that a retry arrives once. */
  operationId?: string;
  fingerprint: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Context that the page sent along, such as its path and campaign. */
  about: Record<string, string>;
  createdAt: Date;
  /** When both mails were queued in the outbox. */
  postedAt: Date | null;
}

const schema = new Schema<ContactMessage>(
  {
    _id: String,
    operationId: String,
    fingerprint: String,
    name: String,
    email: String,
    subject: String,
    message: String,
    about: Object,
    createdAt: Date,
    postedAt: Date,
  },
  { versionKey: false, minimize: false },
);
schema.index({ operationId: 1 }, { unique: true, sparse: true });
schema.index({ postedAt: 1 });
schema.index({ email: 1, createdAt: 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: retentionDays.messages * 24 * 3600 });

/** More than an address can send, by its rate limit, while messages are stored. */
const maxPerAddress = 500;

export type ContactMessageRepository = ReturnType<typeof createContactMessageRepository>;

export function createContactMessageRepository(connection: Connection) {
  const model = connection.model<ContactMessage>('Contact', schema, 'contacts');
  return {
    /** Stores the message; a repeated `operationId` answers the stored one. */
    async add(contact: ContactMessage): Promise<ContactMessage> {
      try {
        await model.create(contact);
        return contact;
      } catch (error) {
        const { operationId } = contact;
        const earlier = operationId && (await model.findOne({ operationId }).lean<ContactMessage>().exec());
        if (!isDuplicateKeyError(error) || !earlier) throw error;
        return earlier;
      }
    },
    /** False when the message was erased in the meantime. */
    async markMailed(_id: string, postedAt: Date): Promise<boolean> {
      return (await model.updateOne({ _id }, { $set: { postedAt } })).matchedCount === 1;
    },
    /** Messages from an address up to `until`, newest first. */
    listByEmail: (email: string, until: Date) =>
      model
        .find({ email, createdAt: { $lte: until } })
        .sort({ createdAt: -1 })
        .limit(maxPerAddress)
        .lean<ContactMessage[]>()
        .exec(),
    async eraseByEmail(email: string, until: Date): Promise<void> {
      await model.deleteMany({ email, createdAt: { $lte: until } });
    },
    /** Messages whose process died before it queued their mails. */
    listUnmailed: (before: Date) =>
      model
        .find({ postedAt: null, createdAt: { $lt: before } })
        .limit(50)
        .lean<ContactMessage[]>()
        .exec(),
  };
}
