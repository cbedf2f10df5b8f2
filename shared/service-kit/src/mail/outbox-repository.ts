import { retentionDays } from '@datewright/contracts/retention-days';
import { type Connection, type Model, Schema } from 'mongoose';
import { isDuplicateKeyError } from '../database/mongo.ts';
import { assertMailHeaders, type Mail } from './mail.ts';

/** A mail that must be sent even if this process dies. Its id identifies the occasion, so it is added once. */
export interface OutboxMail {
  _id: string;
  mail: Mail;
  /** Part of a campaign: it is sent after all other mail, and rather never than twice. */
  bulk: boolean;
  createdAt: Date;
  sentAt: Date | null;
  /** No other process tries before then; `null` when it is given up, or when the sending of a bulk mail has begun. */
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

const startsWith = (beginning: string) => ({ $gte: beginning, $lt: `${beginning}\uffff` });

/** The unsent mail of one service and, for 90 days, the sent mail. */
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
    /** Adds a mail; does nothing when the id exists. */
    async add(_id: string, mail: Mail, now: Date, bulk = false): Promise<void> {
      assertMailHeaders(mail);
      const fresh = { mail, bulk, createdAt: now, sentAt: null, takenUntil: now, tries: 0 };
      await model.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true }).catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
    },
    /** Leases an unsent mail until `takenUntil`. Bulk mail comes last and is leased for good. */
    leaseNext: async (now: Date, takenUntil: Date) =>
      (await takeOne({ bulk: { $ne: true } }, takenUntil, now)) ?? (await takeOne({ bulk: true }, null, now)),
    /** Schedules the next try at `takenUntil`; `null` gives the mail up. */
    async markFailed(_id: string, takenUntil: Date | null): Promise<void> {
      await model.updateOne({ _id }, { $set: { takenUntil } });
    },
    async markSent(_id: string, sentAt: Date): Promise<void> {
      await model.updateOne({ _id }, { $set: { sentAt } });
    },
    /**
     * Counts the mails whose id starts with `beginning`. `unsure`: the process ended during sending, and the mail is
     * not sent again.
     */
    countByPrefix: (beginning: string) => countMails(model, startsWith(beginning)),
    /** Removes unsent bulk mail to a recipient who has unsubscribed; with `all`, every mail to them. */
    async removeByRecipient(to: string, all = false): Promise<void> {
      await model.deleteMany(all ? { 'mail.to': to } : { 'mail.to': to, bulk: true, sentAt: null });
    },
    /** Deletes every mail to an address or with replies to it, sent or not. */
    async eraseAddress(address: string): Promise<void> {
      await model.deleteMany({ $or: [{ 'mail.to': address }, { 'mail.replyTo': address }] });
    },
    async eraseByPrefix(beginning: string): Promise<void> {
      await model.deleteMany({ _id: startsWith(beginning) });
    },
    /** The newest thousand mails to an address, without their text, which may contain secret links. */
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

async function countMails(
  model: Model<OutboxMail>,
  _id: object,
): Promise<{ sent: number; waiting: number; unsure: number }> {
  const [sent, waiting, unsure] = await Promise.all([
    model.countDocuments({ _id, sentAt: { $ne: null } }),
    model.countDocuments({ _id, sentAt: null, takenUntil: { $ne: null } }),
    model.countDocuments({ _id, sentAt: null, takenUntil: null }),
  ]);
  return { sent, waiting, unsure };
}
