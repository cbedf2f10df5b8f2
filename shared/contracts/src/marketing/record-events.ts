import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

const property = z.union([z.string().check(z.maxLength(300)), z.number(), z.boolean(), z.null()]);

/** How an event travels. What is kept of it stands in `analytics-events.ts`. */
export const analyticsEvent = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,59}$/)),
  path: z.string().check(z.maxLength(300)),
  compositionId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** ISO 8601, UTC. */
  at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/)),
  /** Random, of one visit: it begins anew with the next, and leads to nobody. */
  visit: z.optional(z.string().check(z.regex(/^[\w-]{8,32}$/))),
  properties: z._default(
    z.record(z.string().check(z.maxLength(60)), property).check(z.refine((all) => Object.keys(all).length <= 30)),
    {},
  ),
});
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/** Events in one batch. */
const maxEventsPerRequest = 50;

/**
 * Sent only by visitors who allowed analytics. Events and properties that the catalogue does not know are dropped, the
 * others of the batch are kept. `too_many_attempts`: this address, or everybody, has sent what one day may keep.
 */
export const recordEvents = defineCall({
  service: 'marketing',
  method: 'POST',
  path: '/v1/marketing/events',
  audience: 'open',
  summary: 'Keeps a batch of analytics events, without what could name a person.',
  // What a page sends as it is left can't say that it is JSON.
  plainText: true,
  // As much as a browser sends from a page that is left.
  maxBytes: 64 * 1024,
  body: z.object({ events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(maxEventsPerRequest)) }),
  response: z.object({ recorded: z.number(), dropped: z.number() }),
});
