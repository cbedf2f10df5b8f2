import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { successResponse } from './fields.ts';

export const upgrade = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/upgrade',
  audience: 'member',
  summary:
    'Goes from the running Starter plan to Pro at once for the amount that was quoted, and takes a cancellation back in the same step: both happen, or nothing. Repeating it changes nothing.',
  body: z.object({
    /** As `GET /v1/account/upgrade` answered. Another price, or an old one, is `price_changed`. */
    amount: z.number(),
    quotedAt: z.number(),
    /** The member wants it to start at once (EU right of withdrawal). Without it: `consent_missing`. */
    consentToStart: z.optional(z.boolean()),
  }),
  response: successResponse,
});
