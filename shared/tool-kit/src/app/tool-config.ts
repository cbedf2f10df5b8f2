import { z } from '@datewright/contracts/zod';
import {
  baseConfig,
  integer,
  longerThan,
  memberTokenConfig,
  mongoConfig,
  requiredInProduction,
  rotatingSecret,
  secret,
} from '@datewright/service-kit/config';
import { aiConfig } from '../ai/ai-config.ts';

/** The environment of every tool: a database, members' tokens, credits and an AI. */
export const toolConfig = z.extend(baseConfig, {
  ...mongoConfig.shape,
  ...memberTokenConfig.shape,
  ...aiConfig.shape,
  /** Authenticates this service to the account service, for credits. */
  SERVICE_TOKEN: secret,
  /** Seconds that a credit stays reserved for a request that never ends. */
  HOLD_SECONDS: longerThan('ANSWER_SECONDS', integer(1, 900, 45)),
  /** Seconds that the AI may take for a whole answer. */
  ANSWER_SECONDS: integer(1, 300, 20),
  /** Whether this process answers requests, runs jobs, or both: an API that also runs jobs slows its answers down. */
  ROLE: requiredInProduction(z._default(z.enum(['api', 'worker', 'both']), 'both')),
  /** Milliseconds before a failed job is retried; the third try waits four times as long. */
  JOB_PAUSE_MS: integer(10, 600_000, 2000),
  /** Worker threads for moderation, masking and scoring. */
  TEXT_THREADS: integer(1, 32, 1),
  /**
   * CPU seconds that one text may take. Real texts take under a hundredth of it; a task that takes more loses its
   * thread.
   */
  TEXT_SECONDS: integer(1, 60, 3),
  /** Password of the ops page of jobs. Without it the page does not exist. */
  OPS_TOKEN: z.optional(rotatingSecret),
});
export type ToolConfig = z.output<typeof toolConfig>;
