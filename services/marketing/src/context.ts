import { type BackgroundWork, backgroundWork } from '@datewright/service-kit/background-work';
import { type Budgets, mongoBudgets } from '@datewright/service-kit/budgets';
import { type EndedSessions, watchEndedSessions } from '@datewright/service-kit/ended-sessions';
import { createLog } from '@datewright/service-kit/logging';
import { type Mailer, mailer } from '@datewright/service-kit/mail/mailer';
import { type Outbox, outbox } from '@datewright/service-kit/mail/outbox';
import { createMetrics, type Metrics } from '@datewright/service-kit/metrics';
import { connectMongo } from '@datewright/service-kit/mongo';
import { type Pictures, pictures } from '@datewright/service-kit/pictures/pictures';
import { mongoRateLimiter, type RateLimiter } from '@datewright/service-kit/rate-limit';
import { serviceClient } from '@datewright/service-kit/service-client';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type LivePages, livePages } from './clients/live-pages.ts';
import type { MarketingConfig } from './config.ts';
import { type Counters, counters, showEventBudget } from './counters.ts';
import { type Consents, consentStore } from './data/consents.ts';
import { type Contacts, contacts } from './data/contacts.ts';
import { type Days, days } from './data/days.ts';
import { type EventStore, eventStore } from './data/events.ts';
import { type PostPictures, postPictures } from './data/post-pictures.ts';
import { type PostVersions, postVersions } from './data/post-versions.ts';
import { type Posts, posts } from './data/posts.ts';
import { type Readers, readers } from './data/readers.ts';
import { todayCounter } from './numbers/count-day.ts';
import type { DayCount } from './numbers/day-count.ts';
import { type CardShelf, cardShelf } from './pictures/card-shelf.ts';

/** Everything the service is made of. Use cases get it whole; it is all the dependency injection there is. */
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
  /** Calls the account service. */
  account: ReturnType<typeof serviceClient>;
  background: BackgroundWork;
  mailer: Mailer;
  outbox: Outbox;
  events: EventStore;
  consents: Consents;
  days: Days;
  /** The count of the day that is still going on. */
  today: () => Promise<DayCount>;
  posts: Posts;
  versions: PostVersions;
  /** The intake. */
  pictures: Pictures;
  postPictures: PostPictures;
  readers: Readers;
  contacts: Contacts;
  pages: LivePages;
  cards: CardShelf;
  close: () => Promise<void>;
}

export async function createContext(config: MarketingConfig): Promise<AppContext> {
  const connection = await connectMongo(config);
  const log = createLog('marketing', config.LOG_LEVEL);
  const metrics = createMetrics('marketing');
  const counted = counters(metrics);
  const background = backgroundWork(log);
  const postman = mailer(config, { log, background, sent: counted.mails });
  const endedSessions = watchEndedSessions(config, log);
  const [intake, events] = [pictures(), eventStore(connection)];
  const budgets = mongoBudgets(connection);
  showEventBudget(metrics, budgets, config.EVENTS_DAY_MB);
  return {
    config,
    log,
    metrics,
    counters: counted,
    now: Date.now,
    connection,
    limiter: mongoRateLimiter(connection),
    budgets,
    endedSessions,
    account: serviceClient({ baseUrl: config.ACCOUNT_URL, token: config.SERVICE_TOKEN }),
    background,
    mailer: postman,
    outbox: outbox(connection),
    events,
    consents: consentStore(connection),
    days: days(connection),
    today: todayCounter(events, Date.now),
    posts: posts(connection),
    versions: postVersions(connection),
    pictures: intake,
    postPictures: postPictures(connection),
    readers: readers(connection),
    contacts: contacts(connection),
    pages: livePages(config.REGISTRY_URL, log, Date.now),
    cards: cardShelf(),
    async close() {
      await background.finish();
      endedSessions.stop();
      postman.close();
      intake.close();
      await connection.close();
    },
  };
}
