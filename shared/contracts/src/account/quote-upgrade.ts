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
    /** To be paid at once; what is left of the running period is counted. */
    ...amount,
    /** Unix seconds: the amount holds for this moment, and for some minutes after it. */
    quotedAt: z.number(),
  }),
});
