import { z } from '@datewright/contracts/zod';
import { baseConfig, integer, memberTokenConfig, mongoConfig, secret } from '@datewright/service-kit/config';
import { aiConfig } from '../ai/ai-client.ts';

/** What every tool's service reads: a database, members' tokens, credits and an AI. */
export const toolConfig = z.extend(baseConfig, {
  ...mongoConfig.shape,
  ...memberTokenConfig.shape,
  ...aiConfig.shape,
  /** Names this service to the account service, for credits. */
  SERVICE_TOKEN: secret,
  /** How long a credit stays reserved for a request that never ends. Longer than ANSWER_SECONDS. */
  HOLD_SECONDS: integer(45),
  /** How long the AI may take for a whole answer. */
  ANSWER_SECONDS: integer(20),
  /** What this process does: answer requests, do the jobs that they leave, or both. */
  ROLE: z._default(z.enum(['api', 'worker', 'both']), 'both'),
  /** Milliseconds until a job that failed in passing is tried again; the third try waits four times as long. */
  JOB_PAUSE_MS: integer(2000),
  /** Threads that read people's texts: moderation, masking, scoring. */
  TEXT_THREADS: integer(1),
  /** Seconds of processor that one text may take. No honest one takes a hundredth of it; what takes more costs its thread only. */
  TEXT_SECONDS: integer(3),
  /** Opens the page of the jobs to ops. Without it there is no such page. */
  OPS_TOKEN: z.optional(secret),
});
export type ToolConfig = z.output<typeof toolConfig>;
