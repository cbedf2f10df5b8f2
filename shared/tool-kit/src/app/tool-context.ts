import type { ContractService } from '@datewright/contracts/services';
import type { ModerationTasks } from '@datewright/safety/moderation-tasks';
import { type EndedSessions, watchEndedSessions } from '@datewright/service-kit/auth/ended-sessions';
import { type BackgroundTasks, createBackgroundTasks } from '@datewright/service-kit/background/background-tasks';
import type { Migration } from '@datewright/service-kit/database/migrate';
import { openDatabase } from '@datewright/service-kit/database/open-database';
import { createRateLimiter, type RateLimiter } from '@datewright/service-kit/limits/rate-limit';
import { createLogger } from '@datewright/service-kit/observability/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/observability/metrics';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type AiClient, createAiClient } from '../ai/ai-client.ts';
import { createUsageCounter } from '../ai/ai-usage.ts';
import { type CreditsClient, createCreditsClient } from '../credits/credits-client.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createLineReviewer, type LineReviewer } from '../line-review/line-reviewer.ts';
import { createAiModerator } from '../moderation/ai-moderator.ts';
import { createModerationService } from '../moderation/create-moderation-service.ts';
import type { ModerationService } from '../moderation/moderation-service.ts';
import { createWorkerPool, type WorkerPool } from '../workers/worker-pool.ts';
import { createInFlightWork, type InFlightWork } from './in-flight-work.ts';
import type { ToolConfig } from './tool-config.ts';

/** What every tool's service is built from; the context of a tool adds its repositories and clients. */
export interface ToolContext {
  config: ToolConfig;
  log: Logger;
  metrics: Metrics;
  /** Milliseconds since 1970 by the database's clock. */
  now: () => number;
  connection: Connection;
  limiter: RateLimiter;
  credits: CreditsClient;
  ai: AiClient;
  moderation: ModerationService;
  lineReviewer: LineReviewer;
  endedSessions: EndedSessions;
  inFlight: InFlightWork;
  background: BackgroundTasks;
  jobs: Jobs;
  /** Finishes the answers that are being written, then closes the connection. */
  close: () => Promise<void>;
}

/** The tasks that every tool has. A tool with more tasks has a worker file of its own, which also exports these. */
const moderationWorker = new URL(import.meta.resolve('@datewright/safety/worker'));

interface ToolOptions {
  /** The module whose exports are the tasks of the worker threads. */
  worker?: URL;
  /** Of the tool's database; they run before anything else uses it. */
  migrations?: readonly Migration[];
}

export async function createToolContext<Tasks extends ModerationTasks = ModerationTasks>(
  service: ContractService,
  config: ToolConfig,
  { worker = moderationWorker, migrations }: ToolOptions = {},
): Promise<ToolContext & { threads: WorkerPool<Tasks> }> {
  const log = createLogger(service, config.LOG_LEVEL);
  const { connection, now } = await openDatabase(config, log, migrations);
  const inFlight = createInFlightWork();
  const background = createBackgroundTasks(log);
  const endedSessions = watchEndedSessions(config, log);
  const metrics = createMetrics(service);
  const ai = createAiClient(config, createUsageCounter(metrics, config));
  const { TEXT_THREADS, TEXT_SECONDS } = config;
  const threads = createWorkerPool<Tasks>({ file: worker, threads: TEXT_THREADS, seconds: TEXT_SECONDS, log });
  const jobs = createJobs({
    connection,
    metrics,
    log,
    now,
    retryDelayMs: config.JOB_PAUSE_MS,
    stopMs: config.STOP_SECONDS && config.STOP_SECONDS * 1000,
  });
  return {
    config,
    log,
    metrics,
    now,
    connection,
    limiter: createRateLimiter(connection, now),
    credits: createCreditsClient(config),
    ai,
    threads,
    moderation: createModerationService({
      moderator: createAiModerator(ai),
      threads: threads as unknown as WorkerPool<ModerationTasks>,
      metrics,
      now: Date.now,
    }),
    lineReviewer: createLineReviewer({ ai, model: config.OPENAI_REVIEW_MODEL, metrics }),
    endedSessions,
    inFlight,
    background,
    jobs,
    async close() {
      await inFlight.finish();
      await jobs.stop();
      await background.finish();
      endedSessions.stop();
      await threads.close();
      await connection.close();
    },
  };
}
