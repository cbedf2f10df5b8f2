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
    /** The amount that `GET /v1/account/upgrade` returned. A different or outdated price is `price_changed`. */
    amount: z.number(),
    quotedAt: z.number(),
    /** The member asks for it to start immediately (EU right of withdrawal). Required, otherwise `consent_missing`. */
    consentToStart: z.optional(z.boolean()),
  }),
  response: successResponse,
});
