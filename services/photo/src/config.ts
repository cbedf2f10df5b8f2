import { z } from '@datewright/contracts/zod';
import { integer, rotatingKey } from '@datewright/service-kit/config';
import { toolConfig } from '@datewright/tool-kit/app/tool-config';

export const photoConfig = z.extend(toolConfig, {
  /** Encrypts photos while they wait. At least 32 characters; never stored in the database. */
  PICTURE_KEY: rotatingKey(32),
  /** AI requests per minute of all workers together. */
  AI_CALLS_PER_MINUTE: integer(1, 100_000, 240),
  /** How many photos one worker analyzes at once: most of the time it waits for the AI. */
  PHOTOS_AT_ONCE: integer(1, 64, 6),
});
export type PhotoConfig = z.output<typeof photoConfig>;
