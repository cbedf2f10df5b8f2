import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { amount } from './billing-fields.ts';

export const quoteUpgrade = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/upgrade',
  audience: 'member',
  summary:
    'What going from the running Starter plan to Pro costs today, also when Starter is cancelled. Without such a plan: `no_active_subscription`.',
  response: z.object({
    /** Due immediately, less the unused part of the current period. */
    ...amount,
    /** Unix seconds. The amount is valid at this moment and for a few minutes after it. */
    quotedAt: z.number(),
  }),
});
