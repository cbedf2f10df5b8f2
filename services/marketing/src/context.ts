import { type EndedSessions, watchEndedSessions } from '@datewright/service-kit/auth/ended-sessions';
import { type BackgroundTasks, createBackgroundTasks } from '@datewright/service-kit/background/background-tasks';
import { openDatabase } from '@datewright/service-kit/database/open-database';
import { createServiceClient } from '@datewright/service-kit/http/service-client';
import { type Budgets, createBudgets } from '@datewright/service-kit/limits/budgets';
import { createRateLimiter, type RateLimiter } from '@datewright/service-kit/limits/rate-limit';
import { createMailer, type Mailer } from '@datewright/service-kit/mail/mailer';
import { createOutboxRepository, type OutboxRepository } from '@datewright/service-kit/mail/outbox-repository';
import { createLogger } from '@datewright/service-kit/observability/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/observability/metrics';
import { createPictureProcessor, type PictureProcessor } from '@datewright/service-kit/pictures/picture-processor';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createLivePagesClient, type LivePagesClient } from './clients/live-pages-client.ts';
import type { MarketingConfig } from './config.ts';
import { type Counters, createCounters, registerEventBudgetGauge } from './counters.ts';
import { type ConsentRepository, createConsentRepository } from './data/consent-repository.ts';
import { type ContactMessageRepository, createContactMessageRepository } from './data/contact-message-repository.ts';
import {
  createDailyCountsRepository,
  type DailyCounts,
  type DailyCountsRepository,
} from './data/daily-counts-repository.ts';
import { createEventRepository, type EventRepository } from './data/event-repository.ts';
import { createPostPictureRepository, type PostPictureRepository } from './data/post-picture-repository.ts';
import { createPostRepository, type PostRepository } from './data/post-repository.ts';
import { createPostSlugRepository, type PostSlugRepository } from './data/post-slug-repository.ts';
import { createPostVersionRepository, type PostVersionRepository } from './data/post-version-repository.ts';
import { createSubscriberRepository, type SubscriberRepository } from './data/subscriber-repository.ts';
import { createOgImageCache, type OgImageCache } from './og-images/og-image-cache.ts';
import { createTodayCounter } from './use-cases/analytics/today-counter.ts';

/** The dependencies of the service; use cases get the whole context. */
export interface AppContext {
  config: MarketingConfig;
  log: Logger;
  metrics: Metrics;
  counters: Counters;
  /** Milliseconds since 1970. */
  now: () => number;
  connection: Connection;
  limiter: RateLimiter;
  budgets: Budgets;
  endedSessions: EndedSessions;
  account: ReturnType<typeof createServiceClient>;
  background: BackgroundTasks;
  mailer: Mailer;
  outbox: OutboxRepository;
  events: EventRepository;
  consents: ConsentRepository;
  dailyCounts: DailyCountsRepository;
  /** Counts of the current UTC day, cached for a minute. */
  countToday: () => Promise<DailyCounts>;
  posts: PostRepository;
  postSlugs: PostSlugRepository;
  postVersions: PostVersionRepository;
  /** Re-encodes uploaded pictures. */
  pictures: PictureProcessor;
  postPictures: PostPictureRepository;
  subscribers: SubscriberRepository;
  contactMessages: ContactMessageRepository;
  livePages: LivePagesClient;
  ogImages: OgImageCache;
  close: () => Promise<void>;
}

export async function createContext(config: MarketingConfig): Promise<AppContext> {
  const log = createLogger('marketing', config.LOG_LEVEL);
  const { connection, now } = await openDatabase(config, log);
  const metrics = createMetrics('marketing');
  const counters = createCounters(metrics);
  const background = createBackgroundTasks(log);
  const mailer = createMailer(config, { log, background, sent: counters.mails });
  const endedSessions = watchEndedSessions(config, log);
  const pictures = createPictureProcessor();
  const events = createEventRepository(connection);
  const budgets = createBudgets(connection, now);
  registerEventBudgetGauge(metrics, budgets, config.EVENTS_DAY_MB);
  return {
    config,
    log,
    metrics,
    counters,
    now,
    connection,
    limiter: createRateLimiter(connection, now),
    budgets,
    endedSessions,
    account: createServiceClient({ baseUrl: config.ACCOUNT_URL, token: config.SERVICE_TOKEN }),
    background,
    mailer,
    outbox: createOutboxRepository(connection),
    events,
    consents: createConsentRepository(connection),
    dailyCounts: createDailyCountsRepository(connection),
    countToday: createTodayCounter(events, now),
    posts: createPostRepository(connection),
    postSlugs: createPostSlugRepository(connection),
    postVersions: createPostVersionRepository(connection),
    pictures,
    postPictures: createPostPictureRepository(connection),
    subscribers: createSubscriberRepository(connection),
    contactMessages: createContactMessageRepository(connection),
    livePages: createLivePagesClient(config.REGISTRY_URL, log, now),
    ogImages: createOgImageCache(),
    async close() {
      await background.finish();
      endedSessions.stop();
      mailer.close();
      pictures.close();
      await connection.close();
    },
  };
}
