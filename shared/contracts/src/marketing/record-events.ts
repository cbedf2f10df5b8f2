import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

const property = z.union([z.string().check(z.maxLength(300)), z.number(), z.boolean(), z.null()]);

/** An event as pages send it. `analytics-events.ts` defines what is stored. */
export const analyticsEvent = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,59}$/)),
  path: z.string().check(z.maxLength(300)),
  compositionId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** ISO 8601, UTC. */
  at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/)),
  /** Random id of one visit. The next visit gets a new one, so it identifies no one. */
  visit: z.optional(z.string().check(z.regex(/^[\w-]{8,32}$/))),
  properties: z._default(
    z.record(z.string().check(z.maxLength(60)), property).check(z.refine((all) => Object.keys(all).length <= 30)),
    {},
  ),
});
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/** Maximum events in one batch. */
const maxEventsPerRequest = 50;

/**
 * Sent only for visitors who allowed analytics. Unknown events and properties are dropped, the rest of the batch is
 * recorded. Errors: `too_many_attempts` if this address, or all addresses together, reached the daily limit.
 */
export const recordEvents = defineCall({
  service: 'marketing',
  method: 'POST',
  path: '/v1/marketing/events',
  audience: 'open',
  summary: 'Keeps a batch of analytics events, without what could name a person.',
  // A page that is being closed can't set a JSON content type.
  plainText: true,
  // The most that browsers send from a page that is being closed.
  maxBytes: 64 * 1024,
  body: z.object({ events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(maxEventsPerRequest)) }),
  response: z.object({ recorded: z.number(), dropped: z.number() }),
});
