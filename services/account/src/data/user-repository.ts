import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';
import { type Billing, billingSchema } from './billing/billing-schema.ts';

/** A token that was given out and works once; only its hash is kept. */
export interface OneTimeLink {
  /** `signup` and `recovery` are mailed links; `signup-browser` is what the browser that registered holds, and
   *  `recovery-session` what opening a recovery link gave the browser. */
  purpose: 'signup' | 'signup-browser' | 'recovery' | 'recovery-session';
  tokenHash: string;
  expiresAt: Date;
}

export interface Subscription {
  /** The payment provider's id; `null` for a plan that was given by hand. */
  id: string | null;
  tier: PaidTier;
  /** When the contract began. */
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** The plan that follows at the end of the period, when it is another one. */
  nextTier: PaidTier | null;
  /** The last payment failed: the plan lasts until then, unless it is made good. */
  paymentDueBy: Date | null;
}

export interface ProfileFields {
  fullName?: string | undefined;
  dateOfBirth?: string | undefined;
  gender?: string | undefined;
}

/** The member's Google account. `sub` is Google's name for it and stays when its address changes. */
export interface GoogleLink {
  sub: string;
  linkedAt: Date;
}

/** A member's wish for another address: the old one approves, the new one confirms, in any order. */
export interface EmailChange {
  email: string;
  requestedAt: Date;
  expiresAt: Date;
  /** Of the tokens that were mailed; each works once. */
  oldHash: string;
  newHash: string;
  approvedAt: Date | null;
  confirmedAt: Date | null;
}

/** A deletion that is being carried out; the rest of the user is an empty shell by then. */
export interface DeletionRecord {
  /** The proof's name. It tells nothing of the member. */
  reference: string;
  requestedAt: Date;
  /** For the last mail, and for services that keep something under it; gone with the shell. */
  email: string;
  /** When the plan was ended at the payment provider. */
  planEndedAt: Date | null;
  /** Services that still keep something, and those that said they don't. */
  waiting: string[];
  erased: { service: string; at: Date }[];
}

export interface User extends ProfileFields {
  _id: string;
  email: string;
  passwordHash: string | null;
  roles: string[];
  emailConfirmedAt: Date | null;
  /** Sessions of an older epoch have ended: raising it ends all of them in one write, whatever clocks say. */
  sessionEpoch: number;
  /** When it was last raised: from this, services hear of it. */
  sessionsEndedAt?: Date;
  subscription: Subscription | null;
  /** Missing until the member first goes to pay. */
  billing?: Billing;
  links: OneTimeLink[];
  google?: GoogleLink | undefined;
  emailChange?: EmailChange | undefined;
  deletion?: DeletionRecord | undefined;
  createdAt: Date;
}

/** How many links, mailed or opened, may be good at once; the oldest give way. */
const maxOpenLinks = 20;
const pushLink = (link: OneTimeLink) => ({ $push: { links: { $each: [link], $slice: -maxOpenLinks } } });

const subscriptionSchema = new Schema<Subscription>(
  {
    id: String,
    tier: String,
    startedAt: Date,
    periodStart: Date,
    periodEnd: Date,
    cancelAtPeriodEnd: Boolean,
    nextTier: String,
    paymentDueBy: Date,
  },
  { _id: false },
);
const schema = new Schema<User>(
  {
    _id: String,
    email: { type: String, unique: true },
    passwordHash: String,
    fullName: String,
    dateOfBirth: String,
    gender: String,
    roles: [String],
    emailConfirmedAt: Date,
    sessionEpoch: Number,
    sessionsEndedAt: Date,
    subscription: { type: subscriptionSchema, default: null },
    billing: billingSchema,
    links: [{ _id: false, purpose: String, tokenHash: String, expiresAt: Date }],
    google: { type: new Schema<GoogleLink>({ sub: String, linkedAt: Date }, { _id: false }), default: undefined },
    emailChange: {
      type: new Schema<EmailChange>(
        {
          email: String,
          requestedAt: Date,
          expiresAt: Date,
          oldHash: String,
          newHash: String,
          approvedAt: Date,
          confirmedAt: Date,
        },
        { _id: false },
      ),
      default: undefined,
    },
    deletion: {
      type: new Schema<DeletionRecord>(
        {
          reference: String,
          requestedAt: Date,
          email: String,
          planEndedAt: Date,
          waiting: [String],
          erased: [{ _id: false, service: String, at: Date }],
        },
        { _id: false },
      ),
      default: undefined,
    },
    createdAt: Date,
  },
  { versionKey: false },
);
schema.index({ 'deletion.requestedAt': 1 }, { sparse: true });
schema.index({ 'deletion.reference': 1 }, { sparse: true });
schema.index({ 'links.tokenHash': 1 });
schema.index({ sessionsEndedAt: 1 }, { sparse: true });
schema.index({ 'billing.customerId': 1 }, { unique: true, sparse: true });
schema.index({ 'billing.nextReadingAt': 1 }, { sparse: true });
schema.index({ 'emailChange.oldHash': 1 }, { sparse: true });
schema.index({ 'emailChange.newHash': 1 }, { sparse: true });
// One Google account opens one account here, whatever two callbacks do at once.
schema.index({ 'google.sub': 1 }, { unique: true, sparse: true });

/** The part of an update that ends every session of a member, and has every service hear of it. */
export const endAllSessionsUpdate = (now: Date) => ({ $inc: { sessionEpoch: 1 }, $max: { sessionsEndedAt: now } });

/** `null` when the write met a unique key: somebody else was first. */
async function nullOnDuplicateKey<T>(write: Promise<T>): Promise<T | null> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKeyError(error)) return null;
    throw error;
  }
}

export type UserRepository = ReturnType<typeof createUserRepository>;

export function createUserRepository(connection: Connection) {
  const model = connection.model<User>('User', schema, 'users');
  return {
    findById: (_id: string) => model.findOne({ _id }).lean<User>().exec(),
    findByEmail: (email: string) => model.findOne({ email }).lean<User>().exec(),

    findByGoogleId: (sub: string) => model.findOne({ 'google.sub': sub }).lean<User>().exec(),

    /** False when the address, or the Google account, has a user already. */
    async create(user: User): Promise<boolean> {
      try {
        await model.create(user);
        return true;
      } catch (error) {
        if (isDuplicateKeyError(error)) return false;
        throw error;
      }
    },

    /** Clears away an address that somebody typed in and nobody confirmed. False when there is none. */
    async removeUnconfirmed(email: string): Promise<boolean> {
      const { deletedCount } = await model.deleteOne({ email, emailConfirmedAt: null });
      return deletedCount > 0;
    },

    /**
     * Adds a link to an account that is still at the address where the link will go; one that confirms an address, while
     * there is something to confirm. False when that is not so any more: then nothing may be mailed.
     */
    async addLink({ _id, email }: Pick<User, '_id' | 'email'>, link: OneTimeLink): Promise<boolean> {
      const still = link.purpose === 'signup' ? { emailConfirmedAt: null } : {};
      return (await model.updateOne({ _id, email, ...still }, pushLink(link))).matchedCount === 1;
    },

    /** Gives a recovery session to who holds a link that lives, in the write that looks at it; `null` when it does not. */
    openRecoveryLink: (tokenHash: string, now: Date, session: OneTimeLink) =>
      model
        .findOneAndUpdate(
          { links: { $elemMatch: { purpose: 'recovery', tokenHash, expiresAt: { $gt: now } } } },
          pushLink(session),
          { returnDocument: 'after' },
        )
        .lean<User>()
        .exec(),

    /**
     * Confirms the address and uses up every link of the sign-up in the same write: a link works once. Answers the user
     * as it stood before, with what the browser that registered holds.
     */
    confirmByLink: (tokenHash: string, now: Date) =>
      model
        .findOneAndUpdate(
          { links: { $elemMatch: { purpose: 'signup', tokenHash, expiresAt: { $gt: now } } } },
          { $set: { emailConfirmedAt: now }, $pull: { links: { purpose: { $in: ['signup', 'signup-browser'] } } } },
          { returnDocument: 'before' },
        )
        .lean<User>()
        .exec(),

    /** Who a link that is still good was given to. */
    findByLink: (purpose: OneTimeLink['purpose'], tokenHash: string, now: Date) =>
      model
        .findOne({ links: { $elemMatch: { purpose, tokenHash, expiresAt: { $gt: now } } } })
        .lean<User>()
        .exec(),

    /**
     * A new password ends every session, every link and a change of address in the same write. It is made only while `unchanged` still holds:
     * of two at once one wins. Answers the user after it, or `null`.
     */
    replacePassword: (
      { _id, passwordHash, sessionEpoch }: Pick<User, '_id' | 'passwordHash' | 'sessionEpoch'>,
      set: Pick<User, 'passwordHash' | 'emailConfirmedAt'>,
      now: Date,
      linkHash?: string,
    ) =>
      model
        .findOneAndUpdate(
          { _id, passwordHash, sessionEpoch, ...(linkHash && { 'links.tokenHash': linkHash }) },
          { $set: { ...set, links: [] }, $unset: { emailChange: 1 }, ...endAllSessionsUpdate(now) },
          { returnDocument: 'after' },
        )
        .lean<User>()
        .exec(),

    /** Adds a Google account to a confirmed address that has none; `null` when that is not so any more. */
    linkGoogle: ({ _id, email }: Pick<User, '_id' | 'email'>, google: GoogleLink) =>
      nullOnDuplicateKey(
        model
          .findOneAndUpdate(
            { _id, email, emailConfirmedAt: { $ne: null }, 'google.sub': { $exists: false } },
            { $set: { google } },
            { returnDocument: 'after' },
          )
          .lean<User>()
          .exec(),
      ),

    /**
     * Gives an address that nobody ever confirmed to the person whom Google vouches for. What whoever typed it in left
     * behind goes in the same write: password, sessions, links, a change of address, profile. `null` when it was confirmed meanwhile.
     */
    transferToGoogle: ({ _id, email }: Pick<User, '_id' | 'email'>, google: GoogleLink, fullName: string | undefined) =>
      nullOnDuplicateKey(
        model
          .findOneAndUpdate(
            { _id, email, emailConfirmedAt: null },
            {
              $set: {
                google,
                emailConfirmedAt: google.linkedAt,
                passwordHash: null,
                createdAt: google.linkedAt,
                links: [],
                ...(fullName && { fullName }),
              },
              $unset: { dateOfBirth: 1, gender: 1, emailChange: 1, ...(!fullName && { fullName: 1 }) },
              ...endAllSessionsUpdate(google.linkedAt),
            },
            { returnDocument: 'after' },
          )
          .lean<User>()
          .exec(),
      ),

    async setProfile(_id: string, profile: ProfileFields): Promise<void> {
      const given = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
      if (Object.keys(given).length > 0) await model.updateOne({ _id }, { $set: given });
    },

    /** What the member says of themselves from now on; what is not given is forgotten. */
    async replaceProfile(_id: string, profile: ProfileFields): Promise<void> {
      const names = ['fullName', 'dateOfBirth', 'gender'] as const;
      const entries = names.map((name) => [name, profile[name]] as const);
      const given = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
      const left = Object.fromEntries(entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1]));
      await model.updateOne(
        { _id },
        {
          ...(Object.keys(given).length > 0 && { $set: given }),
          ...(Object.keys(left).length > 0 && { $unset: left }),
        },
      );
    },

    async addRole(_id: string, role: string): Promise<void> {
      await model.updateOne({ _id }, { $addToSet: { roles: role } });
    },

    /** Takes a role back, and in the same write ends every session: no token that still says it is worth anything. */
    async removeRole(_id: string, role: string, now: Date): Promise<void> {
      await model.updateOne({ _id, roles: role }, { $pull: { roles: role }, ...endAllSessionsUpdate(now) });
    },

    async setSubscription(_id: string, subscription: Subscription | null): Promise<void> {
      await model.updateOne({ _id }, { $set: { subscription } });
    },

    /** Answers the new epoch. */
    async endAllSessions(_id: string, now: Date): Promise<number> {
      const user = await model
        .findOneAndUpdate({ _id }, endAllSessionsUpdate(now), { returnDocument: 'after' })
        .lean<User>()
        .exec();
      return user?.sessionEpoch ?? 0;
    },

    /** Members whose sessions all ended. */
    findSessionsEndedSince: (since: Date) =>
      model
        .find({ sessionsEndedAt: { $gte: since } }, { sessionEpoch: 1 })
        .lean<Pick<User, '_id' | 'sessionEpoch'>[]>()
        .exec(),
  };
}
