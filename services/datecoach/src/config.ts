import { playbookTimeoutSeconds } from '@datewright/contracts/datecoach/limits';
import { z } from '@datewright/contracts/zod';
import { integer, togetherWith } from '@datewright/service-kit/config';
import { toolConfig } from '@datewright/tool-kit/app/tool-config';

export const datecoachConfig = z.extend(toolConfig, {
  /** AI requests per minute, across all workers. */
  AI_CALLS_PER_MINUTE: integer(1, 100_000, 240),
  /** Playbooks that one worker writes concurrently; it mostly waits for the AI. */
  PLAYBOOKS_AT_ONCE: integer(1, 64, 6),
  /** Seconds for one playbook, all attempts included, counted from when its first worker starts. */
  PLAYBOOK_SECONDS: integer(1, 600, playbookTimeoutSeconds),
  /** Seconds that a client without a stream waits; the edge ends a call after 45. */
  WAIT_SECONDS: integer(1, 44, 40),
  /** Nominatim's address without `/search`, and Overpass's with `/interpreter`. Without both, no real places are shown. */
  NOMINATIM_URL: togetherWith('OVERPASS_URL', z.optional(z.url())),
  OVERPASS_URL: togetherWith('NOMINATIM_URL', z.optional(z.url())),
  /** How requests to the two name their sender; the public servers ask for a contact. */
  PLACES_USER_AGENT: z._default(z.string().check(z.minLength(3), z.maxLength(200)), 'Datewright'),
  /** Seconds for one search in the source, waiting for its rate limits included. */
  PLACES_SECONDS: integer(1, 60, 8),
});
export type DatecoachConfig = z.output<typeof datecoachConfig>;
