import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { Schema } from 'mongoose';

/** The only checkout that the member can pay. */
export interface OpenCheckout {
  sessionId: string;
  priceId: string;
  planType: PaidTier;
  startedAt: Date;
  /** When the member agreed that the service starts at once. */
  consentAt: Date;
  /** The button that led to the checkout. */
  source: string;
}

export interface WithdrawalRecord {
  reference: string;
  /** Stripe's id of the subscription. */
  contractId: string;
  planType: PaidTier;
  name: string;
  at: Date;
  /** Start of the contract: all charges since then are refunded. Missing in old records, which means all charges. */
  since?: Date;
  /** Cents. */
  amount: number;
  state: 'running' | 'done';
}

/** The member's state at Stripe. */
export interface Billing {
  customerId?: string;
  /** Number of customers that were dropped; part of the next idempotency key. */
  customers?: number;
  /** Number of the last sync that started. */
  lastReading?: number;
  /** Number of the last sync that was stored; an older one never overwrites it. */
  writtenReading?: number;
  /** When to sync next if no event arrives. */
  nextReadingAt?: Date;
  /** Number of checkouts started; each keeps its number. */
  checkouts?: number;
  checkout?: OpenCheckout;
  /** When the member last agreed that an upgrade starts at once. */
  upgradeConsentAt?: Date;
  /** Unix seconds: the quote of the last upgrade. */
  upgradeQuotedAt?: number;
  /** The member may be changing things at Stripe until then. */
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
