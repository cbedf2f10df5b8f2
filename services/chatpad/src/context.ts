import { aiClient } from '@datewright/service-kit/ai-client';
import { type CreditsClient, creditsClient } from '@datewright/service-kit/credits-client';
import { createLog } from '@datewright/service-kit/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/metrics';
import { connectMongo } from '@datewright/service-kit/mongo';
import { mongoRateLimiter, type RateLimiter } from '@datewright/service-kit/rate-limit';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type ScreenshotReader, screenshotReader } from './clients/screenshot-reader.ts';
import { type SuggestionWriter, suggestionWriter } from './clients/suggestion-writer.ts';
import type { ChatpadConfig } from './config.ts';
import { type Counters, counters } from './counters.ts';
import { type Matches, matches } from './data/matches.ts';
import { type Rounds, rounds } from './data/rounds.ts';
import { type RunningWork, runningWork } from './running-work.ts';

/** Everything the service is made of. Use cases get it whole; it is all the dependency injection there is. */
export interface AppContext {
  config: ChatpadConfig;
  log: Logger;
  metrics: Metrics;
  counters: Counters;
  /** Milliseconds since 1970. */
  now: () => number;
  connection: Connection;
  limiter: RateLimiter;
  matches: Matches;
  rounds: Rounds;
  credits: CreditsClient;
  writer: SuggestionWriter;
  reader: ScreenshotReader;
  running: RunningWork;
  close: () => Promise<void>;
}

/** What a test may put in place of the real part. */
export type Overrides = Partial<Pick<AppContext, 'now' | 'log' | 'credits' | 'writer' | 'reader'>>;

export async function createContext(config: ChatpadConfig, overrides: Overrides = {}): Promise<AppContext> {
  const now = overrides.now ?? Date.now;
  const metrics = createMetrics('chatpad');
  const connection = await connectMongo(config);
  const ai = aiClient(config);
  const running = runningWork();
  return {
    config,
    log: createLog('chatpad', config.LOG_LEVEL),
    metrics,
    counters: counters(metrics),
    now,
    connection,
    limiter: mongoRateLimiter(connection, now),
    matches: matches(connection),
    rounds: rounds(connection),
    credits: creditsClient(config),
    writer: suggestionWriter(ai, config.ANSWER_SECONDS),
    reader: screenshotReader(ai, config.ANSWER_SECONDS),
    running,
    async close() {
      await running.finish();
      await connection.close();
    },
    ...overrides,
  };
}
