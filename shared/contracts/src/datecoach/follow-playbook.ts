import { defineCall } from '../call.ts';
import { jobProgress } from '../job.ts';
import { moderationNotice } from '../moderation.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { playbook, playbookParams } from './playbook.ts';
import { section } from './strategy.ts';

/** The lines (NDJSON) of the response to `followPlaybook`. */
export const playbookEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('running'), state: z.enum(['waiting', 'running']), progress: z.nullable(jobProgress) }),
  /**
   * Finished sections arrive at once, the others as they are written; each arrives once, in the order of the evening.
   */
  z.object({ type: z.literal('section'), section }),
  /** The playbook is complete. `available`: credits left, or `null` if unknown. */
  z.object({ type: z.literal('written'), playbook, available: z.nullable(z.number()) }),
  /** The playbook failed with an error of the catalogue and cost nothing. */
  z.object({
    type: z.literal('failed'),
    failure: z.object({ code: z.string(), message: z.string(), care: z.optional(moderationNotice) }),
  }),
  /** The playbook was never requested, was stopped, or has been deleted. */
  z.object({ type: z.literal('unknown') }),
]);
export type PlaybookEvent = z.infer<typeof playbookEvent>;

export const followPlaybook = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/datecoach/playbooks/:operationId/news',
  summary:
    'Streams the sections of a playbook as NDJSON. Leaving before the first one stops it, and the credit goes back.',
  params: playbookParams,
  response: playbookEvent,
});
