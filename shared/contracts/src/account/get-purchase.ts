import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { amount } from './billing-fields.ts';
import { paidTier } from './paid-tier.ts';

export const getPurchase = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/purchases/:sessionId',
  audience: 'member',
  summary:
    'What became of one checkout, asked of the payment provider itself: once `complete`, the plan is in force. Somebody else’s checkout is `not_found`.',
  params: z.object({ sessionId: z.string().check(z.regex(/^[A-Za-z0-9_]{8,200}$/)) }),
  response: z.object({
    /** `processing`: paid, but the subscription does not exist yet; poll again. */
    status: z.enum(['open', 'processing', 'complete', 'expired']),
    planType: paidTier,
    ...amount,
    transactionId: z.string(),
  }),
});
