import { retentionDays } from '@datewright/contracts/retention-days';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, type Model, Schema } from 'mongoose';

interface ConfirmationLink {
  hash: string;
  expiresAt: Date;
  /** Opening the link proves this consent: its text version, time and source. */
  source: string;
  consentVersion: string;
  askedAt: Date;
}

/**
 * A requested or confirmed subscription with its proof of consent: text version, time and source, but no network
 * address.
 */
export interface Subscriber {
  _id: string;
  email: string;
  state: 'asked' | 'confirmed' | 'left';
  source: string;
  consentVersion: string;
  askedAt: Date;
  confirmedAt: Date | null;
  leftAt: Date | null;
  links: ConfirmationLink[];
  /** Ids of the last hundred posts sent to the subscriber. */
  issues: string[];
  /** When an unconfirmed subscription is deleted; `null` for the others. */
  forgetAt: Date | null;
}

const schema = new Schema<Subscriber>(
  {
    _id: String,
    email: String,
    state: String,
    source: String,
    consentVersion: String,
    askedAt: Date,
    confirmedAt: Date,
    leftAt: Date,
    links: [{ hash: String, expiresAt: Date, source: String, consentVersion: String, askedAt: Date, _id: false }],
    issues: [String],
    forgetAt: Date,
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { unique: true });
schema.index({ 'links.hash': 1 });
schema.index({ state: 1, _id: 1 });
schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ leftAt: 1 }, { expireAfterSeconds: retentionDays.newsletterProofs * 24 * 3600 });

/** Confirmation links of one subscriber that are valid at the same time. */
const maxLinks = 3;
const maxIssues = 100;

export type SubscriberRepository = ReturnType<typeof createSubscriberRepository>;

export function createSubscriberRepository(connection: Connection) {
  const model = connection.model<Subscriber>('Reader', schema, 'readers');
  const findByEmail = (email: string) => model.findOne({ email }).lean<Subscriber>().exec();
  return {
    findByEmail,
    find: (_id: string) => model.findOne({ _id }).lean<Subscriber>().exec(),
    /**
     * Records a request. A confirmed subscriber stays confirmed, and one who unsubscribed only gets a new link, because
     * anyone can enter an address. Returns the stored subscriber.
     */
    async requestSubscription(fresh: Subscriber, link: ConfirmationLink): Promise<Subscriber | null> {
      const { email } = fresh;
      await createIfMissing(model, fresh);
      const { state, source, consentVersion, askedAt, forgetAt } = fresh;
      await model.updateOne(
        { email, state: { $ne: 'confirmed' } },
        { $push: { links: { $each: [link], $slice: -maxLinks } } },
      );
      await model.updateOne({ email, state }, { $set: { source, consentVersion, askedAt, forgetAt } });
      return findByEmail(email);
    },
    /** Redeems a link once; answers its subscriber, or `null` when it is used, expired or unknown. */
    async confirm(hash: string, now: Date): Promise<Subscriber | null> {
      const opened = { state: { $ne: 'confirmed' as const }, links: { $elemMatch: { hash, expiresAt: { $gt: now } } } };
      const found = await model.findOne(opened).lean<Subscriber>().exec();
      const link = found?.links.find((one) => one.hash === hash);
      if (!link) return null;
      return model
        .findOneAndUpdate(opened, { $set: toConfirmed(link, now) }, { returnDocument: 'after' })
        .lean<Subscriber>()
        .exec();
    },
    /** Unsubscribes and invalidates pending links. The retention of the proof counts from the first time. */
    async unsubscribe(_id: string, leftAt: Date): Promise<void> {
      const left = { state: 'left', leftAt, links: [], forgetAt: null };
      await model.updateOne({ _id, state: { $ne: 'left' } }, { $set: left });
      await model.updateOne({ _id, state: 'left' }, { $set: { links: [] } });
    },
    async erase(_id: string): Promise<void> {
      await model.deleteOne({ _id });
    },
    /** Erases subscriptions requested up to `until` with their proof; a later request stays. */
    async eraseByEmail(email: string, until: Date): Promise<void> {
      await model.deleteOne({ email, askedAt: { $lte: until } });
    },
    /** Confirmed subscribers who have not been sent the issue. */
    findPendingForIssue: (issue: string, limit: number) =>
      model
        .find({ state: 'confirmed', issues: { $ne: issue } })
        .limit(limit)
        .lean<Subscriber[]>()
        .exec(),
    /** Records an issue as sent; false for somebody who is no longer subscribed. */
    async recordIssueSent(_id: string, issue: string): Promise<boolean> {
      const $push = { issues: { $each: [issue], $slice: -maxIssues } };
      const { matchedCount } = await model.updateOne({ _id, state: 'confirmed', issues: { $ne: issue } }, { $push });
      return matchedCount === 1;
    },
  };
}

async function createIfMissing(model: Model<Subscriber>, { email, ...fresh }: Subscriber): Promise<void> {
  await model.updateOne({ email }, { $setOnInsert: { ...fresh, links: [] } }, { upsert: true }).catch((error) => {
    if (!isDuplicateKeyError(error)) throw error;
  });
}

/** The fields of a confirmed subscription, with the consent that the link proves. */
const toConfirmed = ({ source, consentVersion, askedAt }: ConfirmationLink, now: Date) => ({
  ...{ source, consentVersion, askedAt, confirmedAt: now, leftAt: null, forgetAt: null },
  ...{ state: 'confirmed' as const, links: [] },
});
