import { type BackgroundTasks, createBackgroundTasks } from '@datewright/service-kit/background/background-tasks';
import { openDatabase } from '@datewright/service-kit/database/open-database';
import { createRateLimiter, type RateLimiter } from '@datewright/service-kit/limits/rate-limit';
import { createMailer, type Mailer } from '@datewright/service-kit/mail/mailer';
import { createOutboxRepository, type OutboxRepository } from '@datewright/service-kit/mail/outbox-repository';
import { createLogger } from '@datewright/service-kit/observability/logging';
import type { Metrics } from '@datewright/service-kit/observability/metrics';
import { createMetrics } from '@datewright/service-kit/observability/metrics';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import { createGoogleClient, type GoogleClient } from './clients/google/google-client.ts';
import { createOffers, type Offers } from './clients/payments/offers.ts';
import { createPortalConfiguration, type PortalConfiguration } from './clients/payments/portal-configuration.ts';
import { createStripeClient } from './clients/payments/stripe-client.ts';
import type { AccountConfig } from './config.ts';
import { type Counters, createCounters } from './counters.ts';
import { createEncryption, type Encryption } from './crypto/encryption.ts';
import { createKeyRing, type KeyRing } from './crypto/key-ring.ts';
import { type BillingEventRepository, createBillingEventRepository } from './data/billing/billing-event-repository.ts';
import { type BillingRepository, createBillingRepository } from './data/billing/billing-repository.ts';
import { type CooldownRepository, createCooldownRepository } from './data/cooldown-repository.ts';
import {
  type CreditAccountRepository,
  createCreditAccountRepository,
} from './data/credits/credit-account-repository.ts';
import { type CreditLedgerRepository, createCreditLedgerRepository } from './data/credits/credit-ledger-repository.ts';
import {
  type CreditOperationRepository,
  createCreditOperationRepository,
} from './data/credits/credit-operation-repository.ts';
import { createLedgerWriter, type LedgerWriter } from './data/credits/ledger-writer.ts';
import { createDeletionRepository, type DeletionRepository } from './data/deletion-repository.ts';
import { createEmailChangeRepository, type EmailChangeRepository } from './data/email-change-repository.ts';
import { createGoogleAccountRepository, type GoogleAccountRepository } from './data/google-account-repository.ts';
import { createGoogleFlowRepository, type GoogleFlowRepository } from './data/google-flow-repository.ts';
import { createOneTimeLinkRepository, type OneTimeLinkRepository } from './data/one-time-link-repository.ts';
import { createDeviceRepository, type DeviceRepository } from './data/sessions/device-repository.ts';
import {
  createMemberSessionRepository,
  type MemberSessionRepository,
} from './data/sessions/member-session-repository.ts';
import { createSessionRepository, type SessionRepository } from './data/sessions/session-repository.ts';
import { createSigningKeyRepository } from './data/sessions/signing-key-repository.ts';
import { createUserRepository, type UserRepository } from './data/user-repository.ts';
import type { PriceIds } from './rules/billing/prices.ts';

/** Everything the service is made of, and its only dependency injection. A use case takes the context of its slice. */
export interface AppContext {
  config: AccountConfig;
  log: Logger;
  metrics: Metrics;
  counters: Counters;
  /** Milliseconds since 1970 by the database's clock. */
  now: () => number;
  connection: Connection;
  background: BackgroundTasks;
  encryption: Encryption;
  rateLimiter: RateLimiter;
  keys: KeyRing;
  mailer: Mailer;
  google: GoogleClient;
  googleFlows: GoogleFlowRepository;
  users: UserRepository;
  oneTimeLinks: OneTimeLinkRepository;
  googleAccounts: GoogleAccountRepository;
  memberSessions: MemberSessionRepository;
  deletions: DeletionRepository;
  emailChanges: EmailChangeRepository;
  sessions: SessionRepository;
  devices: DeviceRepository;
  cooldowns: CooldownRepository;
  creditAccounts: CreditAccountRepository;
  creditOperations: CreditOperationRepository;
  creditLedger: CreditLedgerRepository;
  ledgerWriter: LedgerWriter;
  payments: Stripe;
  priceIds: PriceIds;
  offers: Offers;
  portalConfiguration: PortalConfiguration;
  billing: BillingRepository;
  billingEvents: BillingEventRepository;
  outbox: OutboxRepository;
  close: () => Promise<void>;
}

type RequestContext = Pick<AppContext, 'config' | 'log' | 'now' | 'counters' | 'background' | 'mailer' | 'users'>;

/** What counting and delaying attempts needs. */
export type RateLimitContext = Pick<AppContext, 'now' | 'encryption' | 'rateLimiter' | 'cooldowns'>;

export type SessionsContext = RequestContext &
  RateLimitContext &
  Pick<AppContext, 'keys' | 'sessions' | 'memberSessions' | 'devices'>;

export type SignUpContext = SessionsContext & Pick<AppContext, 'oneTimeLinks'>;
export type PasswordsContext = SessionsContext & Pick<AppContext, 'oneTimeLinks'>;
export type GoogleContext = SessionsContext & Pick<AppContext, 'googleAccounts'>;
export type EmailChangeContext = SessionsContext & Pick<AppContext, 'emailChanges' | 'payments'>;

export type CreditsContext = Pick<
  AppContext,
  'now' | 'counters' | 'users' | 'creditAccounts' | 'creditOperations' | 'creditLedger' | 'ledgerWriter'
>;

export type BillingContext = RequestContext &
  Pick<
    AppContext,
    | 'encryption'
    | 'rateLimiter'
    | 'payments'
    | 'priceIds'
    | 'offers'
    | 'portalConfiguration'
    | 'billing'
    | 'billingEvents'
    | 'outbox'
  >;

export type ProfileContext = BillingContext & CreditsContext & Pick<AppContext, 'sessions'>;
export type OperationsContext = BillingContext & CreditsContext;
export type DeletionContext = SessionsContext & BillingContext & CreditsContext & Pick<AppContext, 'deletions'>;

/** Parts that a test may replace. */
export type Overrides = Partial<Pick<AppContext, 'now' | 'log' | 'mailer'>>;

export async function createContext(config: AccountConfig, overrides: Overrides = {}): Promise<AppContext> {
  const log = overrides.log ?? createLogger('account', config.LOG_LEVEL);
  const metrics = createMetrics('account');
  const counters = createCounters(metrics);
  const { connection, now: databaseNow } = await openDatabase(config, log);
  const now = overrides.now ?? databaseNow;
  const background = createBackgroundTasks(log);
  const encryption = createEncryption(config.KEY_SECRET);
  const payments = createStripeClient(config);
  const priceIds = { weekly: config.STRIPE_PRICE_WEEKLY, monthly: config.STRIPE_PRICE_MONTHLY };
  const creditAccounts = createCreditAccountRepository(connection);
  const creditLedger = createCreditLedgerRepository(connection);
  const googleFlows = createGoogleFlowRepository(connection);
  const mailer = overrides.mailer ?? createMailer(config, { log, background, sent: counters.mails });
  return {
    config,
    log,
    metrics,
    counters,
    now,
    connection,
    background,
    encryption,
    rateLimiter: createRateLimiter(connection, now),
    keys: createKeyRing(createSigningKeyRepository(connection), encryption, now),
    mailer,
    google: createGoogleClient({ config, secret: encryption, now, googleFlows }),
    googleFlows,
    users: createUserRepository(connection),
    oneTimeLinks: createOneTimeLinkRepository(connection),
    googleAccounts: createGoogleAccountRepository(connection),
    memberSessions: createMemberSessionRepository(connection),
    deletions: createDeletionRepository(connection),
    emailChanges: createEmailChangeRepository(connection),
    sessions: createSessionRepository(connection),
    devices: createDeviceRepository(connection),
    cooldowns: createCooldownRepository(connection),
    creditAccounts,
    creditOperations: createCreditOperationRepository(connection),
    creditLedger,
    ledgerWriter: createLedgerWriter(creditAccounts, creditLedger, background),
    payments,
    priceIds,
    offers: createOffers({ payments, priceIds, log, now, counters }),
    portalConfiguration: createPortalConfiguration({ payments, priceIds, publicOrigin: config.PUBLIC_ORIGIN }),
    billing: createBillingRepository(connection),
    billingEvents: createBillingEventRepository(connection),
    outbox: createOutboxRepository(connection),
    async close() {
      await background.finish();
      mailer.close();
      await connection.close();
    },
  };
}
