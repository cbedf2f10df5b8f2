import type { ContractService } from '@datewright/contracts/services';
import { type EndedSessions, watchEndedSessions } from '@datewright/service-kit/auth/ended-sessions';
import { type BackgroundTasks, createBackgroundTasks } from '@datewright/service-kit/background/background-tasks';
import { connectMongo } from '@datewright/service-kit/database/mongo';
import { createRateLimiter, type RateLimiter } from '@datewright/service-kit/limits/rate-limit';
import { createLogger } from '@datewright/service-kit/observability/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/observability/metrics';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type AiClient, createAiClient } from '../ai/ai-client.ts';
import { type CreditsClient, createCreditsClient } from '../credits/credits-client.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import {
  createModerationService,
  type ModerationService,
  type ModerationTasks,
} from '../moderation/moderation-service.ts';
import { createWorkerPool, type WorkerPool } from '../workers/worker-pool.ts';
import { createInFlightWork, type InFlightWork } from './in-flight-work.ts';
import type { ToolConfig } from './tool-config.ts';

/** What every tool's service stands on; its own context adds its stores and clients. */
export interface ToolContext {
  config: ToolConfig;
  log: Logger;
  metrics: Metrics;
  /** Milliseconds since 1970. */
  now: () => number;
  connection: Connection;
  limiter: RateLimiter;
  credits: CreditsClient;
  ai: AiClient;
  moderation: ModerationService;
  endedSessions: EndedSessions;
  inFlight: InFlightWork;
  background: BackgroundTasks;
  /** Work that outlives its request. */
  jobs: Jobs;
  /** Waits for what is being written, then leaves the database. */
  close: () => Promise<void>;
}

/** The tasks that every tool has. A tool with more texts to read has a worker file of its own, which exports these too. */
const moderationWorker = new URL(import.meta.resolve('@datewright/safety/worker'));

/** `worker`: the module whose exports are the tasks of the service's threads. */
export async function createToolContext<Tasks extends ModerationTasks = ModerationTasks>(
  service: ContractService,
  config: ToolConfig,
  worker: URL = moderationWorker,
): Promise<ToolContext & { threads: WorkerPool<Tasks> }> {
  const connection = await connectMongo(config);
  const log = createLogger(service, config.LOG_LEVEL);
  const running = createInFlightWork();
  const background = createBackgroundTasks(log);
  const endedSessions = watchEndedSessions(config, log);
  const metrics = createMetrics(service);
  const ai = createAiClient(config);
  const { TEXT_THREADS, TEXT_SECONDS } = config;
  const threads = createWorkerPool<Tasks>({ file: worker, threads: TEXT_THREADS, seconds: TEXT_SECONDS, log });
  const queues = createJobs({ connection, metrics, log, now: Date.now, retryDelayMs: config.JOB_PAUSE_MS });
  return {
    config,
    log,
    metrics,
    now: Date.now,
    connection,
    limiter: createRateLimiter(connection),
    credits: createCreditsClient(config),
    ai,
    threads,
    moderation: createModerationService({
      ai,
      threads: threads as unknown as WorkerPool<ModerationTasks>,
      metrics,
      now: Date.now,
    }),
    endedSessions,
    inFlight: running,
    background,
    jobs: queues,
    async close() {
      await running.finish();
      await queues.stop();
      await background.finish();
      endedSessions.stop();
      await threads.close();
      await connection.close();
    },
  };
}
