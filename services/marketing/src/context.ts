import { createLog } from '@datewright/service-kit/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/metrics';
import { buildIndexes, connectMongo } from '@datewright/service-kit/mongo';
import { mongoRateLimiter, type RateLimiter } from '@datewright/service-kit/rate-limit';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { MarketingConfig } from './config.ts';
import { type EventStore, eventStore } from './data/events.ts';

export interface AppContext {
  config: MarketingConfig;
  log: Logger;
  metrics: Metrics;
  connection: Connection;
  events: EventStore;
  limiter: RateLimiter;
}

export async function createContext(config: MarketingConfig, overrides: Partial<AppContext> = {}): Promise<AppContext> {
  const connection = overrides.connection ?? (await connectMongo(config));
  const context: AppContext = {
    config,
    log: createLog('marketing', config.LOG_LEVEL),
    metrics: createMetrics('marketing'),
    connection,
    events: eventStore(connection),
    limiter: mongoRateLimiter(connection),
    ...overrides,
  };
  await buildIndexes(connection);
  return context;
}
