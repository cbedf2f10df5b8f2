import { retentionDays } from '@datewright/contracts/retention-days';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

/** One message of the contact form. */
export interface ContactMessage {
  /** Its number. */
  _id: string;
  /** Of one opening of the form. */
  operationId?: string;
  fingerprint: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** What the page said about itself, by name. */
  about: Record<string, string>;
  createdAt: Date;
  /** Both mails wait in the outbox since. */
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

/** More than an address can send in the time that messages are kept. */
const maxPerAddress = 500;

export type ContactMessageRepository = ReturnType<typeof createContactMessageRepository>;

export function createContactMessageRepository(connection: Connection) {
  const model = connection.model<ContactMessage>('Contact', schema, 'contacts');
  return {
    /** Keeps it, and answers it; or answers the one that the same opening of the form sent before. */
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
    /** False for one that was erased meanwhile. */
    async markMailed(_id: string, postedAt: Date): Promise<boolean> {
      return (await model.updateOne({ _id }, { $set: { postedAt } })).matchedCount === 1;
    },
    /** Messages under an address until then, the newest first. */
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
    /** Those whose process died before their mails were written down. */
    listUnmailed: (before: Date) =>
      model
        .find({ postedAt: null, createdAt: { $lt: before } })
        .limit(50)
        .lean<ContactMessage[]>()
        .exec(),
  };
}
