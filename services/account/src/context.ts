import { type BackgroundWork, backgroundWork } from '@datewright/service-kit/background-work';
import { createLog } from '@datewright/service-kit/logging';
import { type Mailer, mailer } from '@datewright/service-kit/mail/mailer';
import { type Outbox, outbox } from '@datewright/service-kit/mail/outbox';
import type { Metrics } from '@datewright/service-kit/metrics';
import { createMetrics } from '@datewright/service-kit/metrics';
import { connectMongo } from '@datewright/service-kit/mongo';
import { mongoRateLimiter, type RateLimiter } from '@datewright/service-kit/rate-limit';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import { type Google, googleClient } from './clients/google.ts';
import { type Offers, offers } from './clients/payments/offers.ts';
import { type PortalConfiguration, portalConfiguration } from './clients/payments/portal-configuration.ts';
import { createProvider } from './clients/payments/provider.ts';
import type { AccountConfig } from './config.ts';
import { type Counters, counters } from './counters.ts';
import { type BillingBooks, billingBooks } from './data/billing.ts';
import { type BillingEvents, billingEvents } from './data/billing-events.ts';
import { type Cooldowns, cooldowns } from './data/cooldowns.ts';
import { type CreditBooks, creditBooks } from './data/credit-books.ts';
import { type CreditLedger, creditLedger } from './data/credit-ledger.ts';
import { type CreditOperations, creditOperations } from './data/credit-operations.ts';
import { type Deletions, deletions } from './data/deletions.ts';
import { type Devices, devices } from './data/devices.ts';
import { type EmailChanges, emailChanges } from './data/email-changes.ts';
import { type GoogleFlows, googleFlows } from './data/google-flows.ts';
import { type LedgerWriter, ledgerWriter } from './data/ledger-writer.ts';
import { type Sessions, sessions } from './data/sessions.ts';
import { signingKeys } from './data/signing-keys.ts';
import { type Users, users } from './data/users.ts';
import type { PriceIds } from './rules/billing/prices.ts';
import { type KeyRing, keyRing } from './secrets/key-ring.ts';
import { type KeySecret, keySecret } from './secrets/key-secret.ts';

/** Everything the service is made of. Use cases get it whole; it is all the dependency injection there is. */
export interface AppContext {
  config: AccountConfig;
  log: Logger;
  metrics: Metrics;
  counters: Counters;
  /** Milliseconds since 1970. */
  now: () => number;
  connection: Connection;
  background: BackgroundWork;
  secret: KeySecret;
  limiter: RateLimiter;
  keys: KeyRing;
  mailer: Mailer;
  google: Google;
  googleFlows: GoogleFlows;
  users: Users;
  deletions: Deletions;
  emailChanges: EmailChanges;
  sessions: Sessions;
  devices: Devices;
  cooldowns: Cooldowns;
  books: CreditBooks;
  operations: CreditOperations;
  ledger: CreditLedger;
  ledgerWriter: LedgerWriter;
  payments: Stripe;
  priceIds: PriceIds;
  offers: Offers;
  portal: PortalConfiguration;
  billing: BillingBooks;
  events: BillingEvents;
  outbox: Outbox;
  close: () => Promise<void>;
}

/** What a test may put in place of the real part. */
export type Overrides = Partial<Pick<AppContext, 'now' | 'log' | 'mailer'>>;

export async function createContext(config: AccountConfig, overrides: Overrides = {}): Promise<AppContext> {
  const log = overrides.log ?? createLog('account', config.LOG_LEVEL);
  const now = overrides.now ?? Date.now;
  const metrics = createMetrics('account');
  const counts = counters(metrics);
  const connection = await connectMongo(config);
  const background = backgroundWork(log);
  const secret = keySecret(config.KEY_SECRET);
  const payments = createProvider(config);
  const priceIds = { weekly: config.STRIPE_PRICE_WEEKLY, monthly: config.STRIPE_PRICE_MONTHLY };
  const books = creditBooks(connection);
  const ledger = creditLedger(connection);
  const flows = googleFlows(connection);
  const post = overrides.mailer ?? mailer(config, { log, background, sent: counts.mails });
  return {
    config,
    log,
    metrics,
    counters: counts,
    now,
    connection,
    background,
    secret,
    limiter: mongoRateLimiter(connection, now),
    keys: keyRing(signingKeys(connection), secret, now),
    mailer: post,
    google: googleClient({ config, secret, now, googleFlows: flows }),
    googleFlows: flows,
    users: users(connection),
    deletions: deletions(connection),
    emailChanges: emailChanges(connection),
    sessions: sessions(connection),
    devices: devices(connection),
    cooldowns: cooldowns(connection),
    books,
    operations: creditOperations(connection),
    ledger,
    ledgerWriter: ledgerWriter(books, ledger, background),
    payments,
    priceIds,
    offers: offers({ payments, priceIds, log, now, counters: counts }),
    portal: portalConfiguration({ payments, priceIds, publicOrigin: config.PUBLIC_ORIGIN }),
    billing: billingBooks(connection),
    events: billingEvents(connection),
    outbox: outbox(connection),
    async close() {
      await background.finish();
      post.close();
      await connection.close();
    },
  };
}
