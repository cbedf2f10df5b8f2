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
    /** `cursor` of the answer before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  response: z.object({
    /** By the `sid` of their tokens. */
    sessions: z.array(z.string()),
    /** Every session of the member whose tokens carry an older epoch. */
    members: z.array(z.object({ userId: z.string(), epoch: z.number() })),
    cursor: z.string(),
  }),
});
