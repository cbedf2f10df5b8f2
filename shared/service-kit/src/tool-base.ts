import type { ContractService } from '@datewright/contracts/services';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type AiClient, aiClient } from './ai-client.ts';
import { type BackgroundWork, backgroundWork } from './background-work.ts';
import { type CreditsClient, creditsClient } from './credits-client.ts';
import { type EndedSessions, watchEndedSessions } from './ended-sessions.ts';
import { type Jobs, jobs } from './jobs/jobs.ts';
import { createLog } from './logging.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { connectMongo } from './mongo.ts';
import { mongoRateLimiter, type RateLimiter } from './rate-limit.ts';
import { type RunningWork, runningWork } from './running-work.ts';
import { type Safety, safety, type TextTasks } from './safety/safety.ts';
import type { ToolConfig } from './tool-config.ts';
import { type WorkerThreads, workerThreads } from './worker-threads.ts';

/** What every tool's service stands on; its own context adds its stores and clients. */
export interface ToolBase {
  config: ToolConfig;
  log: Logger;
  metrics: Metrics;
  /** Milliseconds since 1970. */
  now: () => number;
  connection: Connection;
  limiter: RateLimiter;
  credits: CreditsClient;
  ai: AiClient;
  safety: Safety;
  endedSessions: EndedSessions;
  running: RunningWork;
  background: BackgroundWork;
  /** Work that outlives its request. */
  jobs: Jobs;
  /** Waits for what is being written, then leaves the database. */
  close: () => Promise<void>;
}

/** The tasks that every tool has. A tool with more texts to read has a worker file of its own, which exports these too. */
const safetyTasks = new URL(import.meta.resolve('@datewright/safety/worker'));

/** `worker`: the module whose exports are the tasks of the service's threads. */
export async function toolBase<Tasks extends TextTasks = TextTasks>(
  service: ContractService,
  config: ToolConfig,
  worker: URL = safetyTasks,
): Promise<ToolBase & { threads: WorkerThreads<Tasks> }> {
  const connection = await connectMongo(config);
  const log = createLog(service, config.LOG_LEVEL);
  const running = runningWork();
  const background = backgroundWork(log);
  const endedSessions = watchEndedSessions(config, log);
  const metrics = createMetrics(service);
  const ai = aiClient(config);
  const { TEXT_THREADS, TEXT_SECONDS } = config;
  const threads = workerThreads<Tasks>({ file: worker, threads: TEXT_THREADS, seconds: TEXT_SECONDS, log });
  const queues = jobs({ connection, metrics, log, now: Date.now, pause: config.JOB_PAUSE_MS });
  return {
    config,
    log,
    metrics,
    now: Date.now,
    connection,
    limiter: mongoRateLimiter(connection),
    credits: creditsClient(config),
    ai,
    threads,
    safety: safety({ ai, threads: threads as unknown as WorkerThreads<TextTasks>, metrics, now: Date.now }),
    endedSessions,
    running,
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
