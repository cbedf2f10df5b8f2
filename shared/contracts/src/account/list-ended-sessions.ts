import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

export const listEndedSessions = defineCall({
  service: 'account',
  method: 'GET',
  path: '/internal/sessions/ended',
  audience: 'service',
  summary:
    'Sessions that ended while access tokens of theirs may still be good: of the last ten minutes, or since a cursor. What was told may come again.',
  query: z.object({
    /** The `cursor` of the previous response. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  response: z.object({
    /** Ended sessions, by the `sid` of their tokens. */
    sessions: z.array(z.string()),
    /** Members whose tokens with an older epoch are all invalid. */
    members: z.array(z.object({ userId: z.string(), epoch: z.number() })),
    cursor: z.string(),
  }),
});
