import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { priceId } from './billing-fields.ts';
import { paidTier } from './paid-tier.ts';
import { userId } from './user-id.ts';

export const createCheckoutSession = defineCall({
  service: 'account',
  method: 'POST',
  path: '/functions/v1/create-checkout-session',
  audience: 'member',
  summary:
    'Starts one checkout and answers where to pay. A member has one open checkout at a time: asking again for the same plan answers the same one, for another plan closes it. With a running subscription there is no new checkout.',
  body: z.object({
    priceId,
    planType: paidTier,
    /** Must be the caller’s own. */
    userId,
    /** Accepted and not used: the address is the account’s. */
    userEmail: z.optional(z.string().check(z.maxLength(254))),
    /** Which button led here. */
    source: z.optional(z.string().check(z.maxLength(80))),
    /** The member wants the service to start at once (EU right of withdrawal). Without it: `consent_missing`. */
    consentToStart: z.optional(z.boolean()),
  }),
  response: z.object({
    url: z.optional(z.string()),
    hasActiveSubscription: z.optional(z.boolean()),
    message: z.optional(z.string()),
  }),
});
