import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { Schema } from 'mongoose';

/** The one checkout that a member can pay. */
export interface OpenCheckout {
  sessionId: string;
  priceId: string;
  planType: PaidTier;
  startedAt: Date;
  /** When the member agreed that we may start at once. */
  consentAt: Date;
  /** Which button led there. */
  source: string;
}

export interface WithdrawalRecord {
  reference: string;
  /** The contract: the provider's id of the subscription. */
  contractId: string;
  planType: PaidTier;
  name: string;
  at: Date;
  /** When the contract began: what was charged from then on is paid back. Missing in old records: all of it. */
  since?: Date;
  /** Cents. */
  amount: number;
  state: 'running' | 'done';
}

/** What we know of a member at the payment provider. */
export interface Billing {
  customerId?: string;
  /** How many customers were given up; each has its number for good. */
  customers?: number;
  /** Each reading of the provider takes the next number before it asks. */
  lastReading?: number;
  /** The number of the reading that was written; an older one never replaces it. */
  writtenReading?: number;
  /** When to read again although nobody told us to. */
  nextReadingAt?: Date;
  /** How many checkouts were started; each has its number for good. */
  checkouts?: number;
  checkout?: OpenCheckout;
  /** When the member last agreed that an upgrade may start at once. */
  upgradeConsentAt?: Date;
  /** Unix seconds: the quote of the last upgrade that was asked for here. */
  upgradeQuotedAt?: number;
  /** Until when the member may be changing things at the provider. */
  restlessUntil?: Date;
  withdrawals?: WithdrawalRecord[];
}

const checkout = {
  sessionId: String,
  priceId: String,
  planType: String,
  startedAt: Date,
  consentAt: Date,
  source: String,
};
const withdrawal = {
  reference: String,
  contractId: String,
  planType: String,
  name: String,
  at: Date,
  since: Date,
  amount: Number,
  state: String,
};

export const billingSchema = new Schema<Billing>(
  {
    customerId: String,
    customers: Number,
    lastReading: Number,
    writtenReading: Number,
    nextReadingAt: Date,
    checkouts: Number,
    checkout: { type: new Schema(checkout, { _id: false }), default: undefined },
    upgradeConsentAt: Date,
    upgradeQuotedAt: Number,
    restlessUntil: Date,
    withdrawals: { type: [new Schema(withdrawal, { _id: false })], default: undefined },
  },
  { _id: false },
);
