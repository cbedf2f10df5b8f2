import { keptDays } from '@datewright/contracts/kept-days';
import { isDuplicateKey } from '@datewright/service-kit/mongo';
import { type Connection, Schema } from 'mongoose';

/** One message of the contact form. */
export interface Contact {
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

const schema = new Schema<Contact>(
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
schema.index({ createdAt: 1 }, { expireAfterSeconds: keptDays.messages * 24 * 3600 });

/** More than an address can send in the time that messages are kept. */
const mostOfAddress = 500;

export type Contacts = ReturnType<typeof contacts>;

export function contacts(connection: Connection) {
  const model = connection.model<Contact>('Contact', schema, 'contacts');
  return {
    /** Keeps it, and answers it; or answers the one that the same opening of the form sent before. */
    async add(contact: Contact): Promise<Contact> {
      try {
        await model.create(contact);
        return contact;
      } catch (error) {
        const { operationId } = contact;
        const earlier = operationId && (await model.findOne({ operationId }).lean<Contact>().exec());
        if (!isDuplicateKey(error) || !earlier) throw error;
        return earlier;
      }
    },
    /** False for one that was erased meanwhile. */
    async posted(_id: string, postedAt: Date): Promise<boolean> {
      return (await model.updateOne({ _id }, { $set: { postedAt } })).matchedCount === 1;
    },
    /** Messages under an address until then, the newest first. */
    listOf: (email: string, until: Date) =>
      model
        .find({ email, createdAt: { $lte: until } })
        .sort({ createdAt: -1 })
        .limit(mostOfAddress)
        .lean<Contact[]>()
        .exec(),
    async eraseOf(email: string, until: Date): Promise<void> {
      await model.deleteMany({ email, createdAt: { $lte: until } });
    },
    /** Those whose process died before their mails were written down. */
    unposted: (before: Date) =>
      model
        .find({ postedAt: null, createdAt: { $lt: before } })
        .limit(50)
        .lean<Contact[]>()
        .exec(),
  };
}
