import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { type Connection, type Model, Schema } from 'mongoose';
import { type Billing, billingSchema } from './billing/billing-schema.ts';

/** A token that works once; only its hash is stored. */
export interface OneTimeLink {
  /**
   * `signup` and `recovery` are mailed links; `signup-browser` is the proof of the registering browser, and
   * `recovery-session` belongs to a browser that opened a recovery link.
   */
  purpose: 'signup' | 'signup-browser' | 'recovery' | 'recovery-session';
  tokenHash: string;
  expiresAt: Date;
}

export interface Subscription {
  /** Stripe's id; `null` for a granted plan. */
  id: string | null;
  tier: PaidTier;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** The plan after this period, if it changes. */
  nextTier: PaidTier | null;
  /** Set after a failed payment: the plan ends then unless it is paid. */
  paymentDueBy: Date | null;
}

export interface ProfileFields {
  fullName?: string | undefined;
  dateOfBirth?: string | undefined;
  gender?: string | undefined;
}

/** The member's Google account. `sub` is Google's id, which stays when its email address changes. */
export interface GoogleLink {
  sub: string;
  linkedAt: Date;
}

/** A requested email change: the old address approves, the new one confirms, in any order. */
export interface EmailChange {
  email: string;
  requestedAt: Date;
  expiresAt: Date;
  /** Hashes of the mailed tokens; each works once. */
  oldHash: string;
  newHash: string;
  approvedAt: Date | null;
  confirmedAt: Date | null;
}

/** A deletion in progress; the other fields of the user are empty by then. */
export interface DeletionRecord {
  /** Id of the proof. It reveals nothing about the member. */
  reference: string;
  requestedAt: Date;
  /** For the last mail, and for services that store data under the address. */
  email: string;
  /** When the subscription was ended at Stripe. */
  planEndedAt: Date | null;
  /** Services that have not confirmed the erasure yet, and below those that have. */
  waiting: string[];
  erased: { service: string; at: Date }[];
}

/** How the member writes, and what may be said of them; empty after they deleted it. */
export interface StoredWriting {
  voice: string;
  about: string[];
  updatedAt: Date;
}

/** The versions of the legal texts that were in force when a member accepted them. */
export interface LegalAcceptance {
  terms: string;
  privacy: string;
  occasion: 'sign-up' | 'google' | 'order' | 'upgrade' | 'notice';
  /** Explicit consent to special categories of data (GDPR, article 9(2)(a)), which the sign-up pages ask for. */
  sensitiveDataConsent: boolean;
  at: Date;
}

/** At most this many acceptances are stored per member; the oldest are dropped. */
export const maxAcceptances = 50;

export interface User extends ProfileFields {
  _id: string;
  email: string;
  passwordHash: string | null;
  roles: string[];
  emailConfirmedAt: Date | null;
  /** Raising the epoch ends all earlier sessions in one write, whatever the clocks say. */
  sessionEpoch: number;
  /** When the epoch was last raised; services learn of ended sessions by it. */
  sessionsEndedAt?: Date;
  subscription: Subscription | null;
  /** Missing until the first checkout. */
  billing?: Billing;
  links: OneTimeLink[];
  google?: GoogleLink | undefined;
  emailChange?: EmailChange | undefined;
  writing?: StoredWriting | undefined;
  /** Missing for members from before acceptances were stored. */
  acceptances?: LegalAcceptance[] | undefined;
  deletion?: DeletionRecord | undefined;
  createdAt: Date;
}

/** The `$push` of an update that stores an acceptance. */
export const pushAcceptance = (acceptance: LegalAcceptance) => ({
  acceptances: { $each: [acceptance], $slice: -maxAcceptances },
});

/** The part of an update that ends every session of a member and makes services learn of it. */
export const endAllSessionsUpdate = (now: Date) => ({ $inc: { sessionEpoch: 1 }, $max: { sessionsEndedAt: now } });

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
const userSchema = new Schema<User>(
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
    writing: {
      type: new Schema<StoredWriting>({ voice: String, about: [String], updatedAt: Date }, { _id: false }),
      default: undefined,
    },
    acceptances: {
      type: [
        new Schema<LegalAcceptance>(
          { terms: String, privacy: String, occasion: String, sensitiveDataConsent: Boolean, at: Date },
          { _id: false },
        ),
      ],
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
userSchema.index({ 'deletion.requestedAt': 1 }, { sparse: true });
userSchema.index({ 'deletion.reference': 1 }, { sparse: true });
userSchema.index({ 'links.tokenHash': 1 });
userSchema.index({ sessionsEndedAt: 1 }, { sparse: true });
userSchema.index({ 'billing.customerId': 1 }, { unique: true, sparse: true });
userSchema.index({ 'billing.nextReadingAt': 1 }, { sparse: true });
userSchema.index({ 'emailChange.oldHash': 1 }, { sparse: true });
userSchema.index({ 'emailChange.newHash': 1 }, { sparse: true });
// One Google account signs in to one account, even with two concurrent callbacks.
userSchema.index({ 'google.sub': 1 }, { unique: true, sparse: true });

/** The only model of the users' collection, whichever repository needs it first. */
export const userModel = (connection: Connection): Model<User> =>
  (connection.models.User as Model<User> | undefined) ?? connection.model<User>('User', userSchema, 'users');
