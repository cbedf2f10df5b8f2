import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { paidTier } from './paid-tier.ts';
import { userId } from './user-id.ts';

export const createCustomerPortal = defineCall({
  service: 'account',
  method: 'POST',
  path: '/functions/v1/create-customer-portal',
  audience: 'member',
  summary:
    'Opens the payment provider’s page for the member’s subscription: change plan, cancel, restore, card, invoices. It leads back to `/profile`.',
  body: z.object({
    /** Must be the caller’s own. */
    userId,
    /** Opens right at one thing; `change-plan` shows what `planType` costs now, to confirm. */
    flow: z.optional(z.enum(['change-plan', 'cancel', 'payment-method'])),
    planType: z.optional(paidTier),
    /** For an upgrade, as for buying: the member wants it to start at once. Without it: `consent_missing`. */
    consentToStart: z.optional(z.boolean()),
  }),
  response: z.object({ url: z.string() }),
});
