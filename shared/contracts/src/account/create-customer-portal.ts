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
    /** Must be the caller’s own id. */
    userId,
    /** Opens the portal at one task; `change-plan` shows the current price of `planType` for confirmation. */
    flow: z.optional(z.enum(['change-plan', 'cancel', 'payment-method'])),
    planType: z.optional(paidTier),
    /** For an upgrade: the member asks for it to start immediately, as for a purchase. Otherwise `consent_missing`. */
    consentToStart: z.optional(z.boolean()),
  }),
  response: z.object({ url: z.string() }),
});
