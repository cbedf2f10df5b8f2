import { Collection } from './collection.ts';
import type * as kept from './stripe-objects.ts';

const maxEvents = 5_000;

/** What a payment method does when it is charged; the wire never shows it. */
export interface CardOnFile {
  id: string;
  number: string;
}

/** A change that waits for the member to prove who they are (3-D Secure). */
export interface Challenge {
  id: string;
  paymentMethod: string;
  /** What goes on when it is proven, and what page waits for it. */
  purpose: ChallengePurpose;
  /** Where the member went with their answer. */
  answered?: string;
}

export type ChallengePurpose =
  | { kind: 'checkout'; session: string; email: string; name: string; country: string }
  | { kind: 'invoice'; invoice: string }
  | { kind: 'plan'; session: string; subscription: string; price: string }
  | { kind: 'card'; session: string };

export interface PendingCheckout {
  id: string;
  lineItems: kept.LineItem[];
  metadata: Record<string, string>;
  description: string | null;
}

/** Proration lines that the subscription's next invoice will carry. */
export interface PendingLines {
  id: string;
  lines: kept.InvoiceLine[];
}

interface Attempt {
  at: string;
  status: number | null;
  error: string | null;
}

export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  state: 'waiting' | 'delivered' | 'given up' | 'dropped';
  attempts: Attempt[];
  /** Real time in milliseconds of the next attempt. */
  nextAt: number | null;
}

export interface StoredResponse {
  id: string;
  fingerprint: string;
  status: number;
  body: unknown;
  at: number;
}

/** All that the stand-in remembers, by kind. */
export function createStore() {
  return {
    products: new Collection<kept.Product>(),
    prices: new Collection<kept.Price>(),
    customers: new Collection<kept.Customer>(),
    deletedCustomers: new Collection<kept.Deleted>(),
    paymentMethods: new Collection<kept.PaymentMethod>(),
    checkoutSessions: new Collection<kept.CheckoutSession>(),
    subscriptions: new Collection<kept.Subscription>(),
    schedules: new Collection<kept.Schedule>(),
    invoices: new Collection<kept.Invoice>(),
    invoicePayments: new Collection<kept.InvoicePayment>(),
    paymentIntents: new Collection<kept.PaymentIntent>(),
    charges: new Collection<kept.Charge>(),
    refunds: new Collection<kept.Refund>(),
    portalConfigurations: new Collection<kept.PortalConfiguration>(),
    portalSessions: new Collection<kept.PortalSession>(1_000),
    webhookEndpoints: new Collection<kept.WebhookEndpoint>(),
    events: new Collection<kept.StripeEvent>(maxEvents),
    deliveries: new Collection<Delivery>(maxEvents),
    cards: new Collection<CardOnFile>(),
    challenges: new Collection<Challenge>(500),
    orders: new Collection<PendingCheckout>(),
    pendingLines: new Collection<PendingLines>(),
    answers: new Collection<StoredResponse>(maxEvents),
    clock: { offsetSeconds: 0 },
  };
}
export type Store = ReturnType<typeof createStore>;

/** Whatever the API knows under this id. */
export function findObject(store: Store, id: string): kept.StripeObject | undefined {
  const { clock: _clock, cards, challenges, orders, pendingLines, answers, deliveries, ...collections } = store;
  for (const collection of Object.values(collections)) {
    const found = collection.get(id);
    if (found) return found;
  }
  return undefined;
}
