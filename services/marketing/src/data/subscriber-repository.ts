import { retentionDays } from '@datewright/contracts/retention-days';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

interface ConfirmationLink {
  hash: string;
  expiresAt: Date;
  /** What is proven by opening it: which words, when, from where. */
  source: string;
  consentVersion: string;
  askedAt: Date;
}

/** One who asked for the newsletter, with the proof that they did: which words, when, from where. No network address. */
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
  /** Posts that were sent to them, the last hundred. */
  issues: string[];
  /** Who never confirms is forgotten then; `null` for the others. */
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

/** Links of one reader that work at the same time. */
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
     * Notes that somebody asked; a reader who is one already stays one. Of one who left only the link is new until it is
     * opened: anybody can type an address. Answers them as they stand.
     */
    async requestSubscription(fresh: Subscriber, link: ConfirmationLink): Promise<Subscriber | null> {
      const { email, links: _links, ...rest } = fresh;
      await model.updateOne({ email }, { $setOnInsert: { ...rest, links: [] } }, { upsert: true }).catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
      const { state, source, consentVersion, askedAt, forgetAt } = fresh;
      await model.updateOne(
        { email, state: { $ne: 'confirmed' } },
        { $push: { links: { $each: [link], $slice: -maxLinks } } },
      );
      await model.updateOne({ email, state }, { $set: { source, consentVersion, askedAt, forgetAt } });
      return findByEmail(email);
    },
    /** Uses a link once; answers its reader, or `null` when it is used, too old or unknown. */
    async confirm(hash: string, now: Date): Promise<Subscriber | null> {
      const opened = { state: { $ne: 'confirmed' as const }, links: { $elemMatch: { hash, expiresAt: { $gt: now } } } };
      const found = await model.findOne(opened).lean<Subscriber>().exec();
      const link = found?.links.find((one) => one.hash === hash);
      if (!link) return null;
      const { source, consentVersion, askedAt } = link;
      const proof = { source, consentVersion, askedAt, confirmedAt: now, leftAt: null, forgetAt: null };
      return model
        .findOneAndUpdate(opened, { $set: { ...proof, state: 'confirmed', links: [] } }, { returnDocument: 'after' })
        .lean<Subscriber>()
        .exec();
    },
    /** The proof is kept from the day they left first, whatever was typed since; links that wait work no more. */
    async unsubscribe(_id: string, leftAt: Date): Promise<void> {
      const left = { state: 'left', leftAt, links: [], forgetAt: null };
      await model.updateOne({ _id, state: { $ne: 'left' } }, { $set: left });
      await model.updateOne({ _id, state: 'left' }, { $set: { links: [] } });
    },
    async erase(_id: string): Promise<void> {
      await model.deleteOne({ _id });
    },
    /** Erases who asked until then, with the proof; who asked again later stays. */
    async eraseByEmail(email: string, until: Date): Promise<void> {
      await model.deleteOne({ email, askedAt: { $lte: until } });
    },
    /** Confirmed readers who were not sent that issue. */
    findPendingForIssue: (issue: string, limit: number) =>
      model
        .find({ state: 'confirmed', issues: { $ne: issue } })
        .limit(limit)
        .lean<Subscriber[]>()
        .exec(),
    /** Notes that an issue is on its way to them; false for who is no reader any more. */
    async recordIssueSent(_id: string, issue: string): Promise<boolean> {
      const $push = { issues: { $each: [issue], $slice: -maxIssues } };
      const { matchedCount } = await model.updateOne({ _id, state: 'confirmed', issues: { $ne: issue } }, { $push });
      return matchedCount === 1;
    },
  };
}
