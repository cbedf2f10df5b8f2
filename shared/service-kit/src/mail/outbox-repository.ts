import { retentionDays } from '@datewright/contracts/retention-days';
import { type Connection, Schema } from 'mongoose';
import { isDuplicateKeyError } from '../database/mongo.ts';
import { assertMailHeaders, type Mail } from './mail.ts';

/** A mail that must go out even if this process dies. Its id says what it is about, so that it is written once. */
export interface OutboxMail {
  _id: string;
  mail: Mail;
  /** One of many: it goes after all others, and rather never than twice. */
  bulk: boolean;
  createdAt: Date;
  sentAt: Date | null;
  /** Nobody else tries before then; `null` once it is given up, or for bulk once somebody began to send it. */
  takenUntil: Date | null;
  tries: number;
}

const mailFields = { to: String, subject: String, text: String, html: String, replyTo: String, headers: Object };
const schema = new Schema<OutboxMail>(
  {
    _id: String,
    mail: { type: mailFields, _id: false },
    bulk: { type: Boolean, default: false },
    createdAt: Date,
    sentAt: Date,
    takenUntil: Date,
    tries: Number,
  },
  { versionKey: false },
);
schema.index({ createdAt: 1 }, { expireAfterSeconds: retentionDays.mails * 24 * 3600 });
schema.index({ sentAt: 1, takenUntil: 1 });
schema.index({ 'mail.to': 1 });
schema.index({ 'mail.replyTo': 1 }, { sparse: true });

const maxListed = 1000;

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

/** The mails of one service that wait, in its own database, and for 90 days those that went out. */
export function createOutboxRepository(connection: Connection) {
  const model = connection.model<OutboxMail>('OutboxMail', schema, 'outbox');

  const takeOne = (which: object, takenUntil: Date | null, now: Date) =>
    model
      .findOneAndUpdate(
        { sentAt: null, takenUntil: { $lte: now }, ...which },
        { $set: { takenUntil }, $inc: { tries: 1 } },
        { sort: { takenUntil: 1 }, returnDocument: 'after' },
      )
      .lean<OutboxMail>()
      .exec();

  return {
    /** Writes a mail down once for each id; a second one with the same id changes nothing. */
    async add(_id: string, mail: Mail, now: Date, bulk = false): Promise<void> {
      assertMailHeaders(mail);
      const fresh = { mail, bulk, createdAt: now, sentAt: null, takenUntil: now, tries: 0 };
      await model.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true }).catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
    },
    /** Takes one unsent mail for itself until `takenUntil`; one of many, when nothing else waits, for good. */
    leaseNext: async (now: Date, takenUntil: Date) =>
      (await takeOne({ bulk: { $ne: true } }, takenUntil, now)) ?? (await takeOne({ bulk: true }, null, now)),
    /** Not sent: it is tried again after `takenUntil`, or never. */
    async markFailed(_id: string, takenUntil: Date | null): Promise<void> {
      await model.updateOne({ _id }, { $set: { takenUntil } });
    },
    async markSent(_id: string, sentAt: Date): Promise<void> {
      await model.updateOne({ _id }, { $set: { sentAt } });
    },
    /** How mails whose id begins so stand. `unsure`: its process ended while it was sent; it is not sent again. */
    async countByPrefix(beginning: string): Promise<{ sent: number; waiting: number; unsure: number }> {
      const _id = { $gte: beginning, $lt: `${beginning}\uffff` };
      const [sent, waiting, unsure] = await Promise.all([
        model.countDocuments({ _id, sentAt: { $ne: null } }),
        model.countDocuments({ _id, sentAt: null, takenUntil: { $ne: null } }),
        model.countDocuments({ _id, sentAt: null, takenUntil: null }),
      ]);
      return { sent, waiting, unsure };
    },
    /** Takes out what waits for one reader of many who asked to be left alone; `all` that is kept about them, too. */
    async removeByRecipient(to: string, all = false): Promise<void> {
      await model.deleteMany(all ? { 'mail.to': to } : { 'mail.to': to, bulk: true, sentAt: null });
    },
    /** Deletes every mail to an address, and those whose answer would go there: also what waits. */
    async eraseAddress(address: string): Promise<void> {
      await model.deleteMany({ $or: [{ 'mail.to': address }, { 'mail.replyTo': address }] });
    },
    /** Deletes the mails whose id begins so. */
    async eraseByPrefix(beginning: string): Promise<void> {
      await model.deleteMany({ _id: { $gte: beginning, $lt: `${beginning}\uffff` } });
    },
    /** What went to an address and what waits to, the newest thousand, without their text: it may hold links that open something. */
    async listByRecipient(to: string): Promise<{ subject: string; writtenAt: Date; sentAt: Date | null }[]> {
      const found = await model
        .find({ 'mail.to': to }, { 'mail.subject': 1, createdAt: 1, sentAt: 1 })
        .sort({ createdAt: -1 })
        .limit(maxListed)
        .lean<OutboxMail[]>()
        .exec();
      return found.map(({ mail, createdAt, sentAt }) => ({ subject: mail.subject, writtenAt: createdAt, sentAt }));
    },
  };
}
