import { z } from '@datewright/contracts/zod';
import { integer } from '@datewright/service-kit/config';
import { toolConfig } from '@datewright/tool-kit/app/tool-config';

export const photoConfig = z.extend(toolConfig, {
  /** Encrypts photos while they wait. The database never holds it. At least 32 characters. */
  PICTURE_KEY: z.string().check(z.minLength(32)),
  /** How often all workers together ask the AI in one minute. */
  AI_CALLS_PER_MINUTE: integer(240),
  /** How many photos one worker looks at together: most of the time it waits for the AI. */
  PHOTOS_AT_ONCE: integer(6),
});
export type PhotoConfig = z.output<typeof photoConfig>;
