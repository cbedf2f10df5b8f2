import { Collection } from './collection.ts';
import type * as kept from './stripe-objects.ts';

const maxEvents = 5_000;

/** The number that decides how a payment method behaves; API responses never contain it. */
export interface CardOnFile {
  id: string;
  number: string;
}

/** A change that waits for the member to authenticate (3-D Secure). */
export interface Challenge {
  id: string;
  paymentMethod: string;
  /** What continues after authentication, and on which page. */
  purpose: ChallengePurpose;
  /** Where the member went after answering. */
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

/** Proration lines for the subscription's next invoice. */
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
  /** Real time of the next attempt, in milliseconds. */
  nextAt: number | null;
}

export interface StoredResponse {
  id: string;
  fingerprint: string;
  status: number;
  body: unknown;
  at: number;
}

/** All state of the stand-in, by kind. */
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

/** Any object of the API by its id. */
export function findObject(store: Store, id: string): kept.StripeObject | undefined {
  const { clock: _clock, cards, challenges, orders, pendingLines, answers, deliveries, ...collections } = store;
  for (const collection of Object.values(collections)) {
    const found = collection.get(id);
    if (found) return found;
  }
  return undefined;
}
