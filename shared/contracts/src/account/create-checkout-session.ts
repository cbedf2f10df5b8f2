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
    /** Must be the caller’s own id. */
    userId,
    /** Accepted but ignored: the account’s address is used. */
    userEmail: z.optional(z.string().check(z.maxLength(254))),
    /** The button that led here. */
    source: z.optional(z.string().check(z.maxLength(80))),
    /**
     * The member asks for the service to start immediately (EU right of withdrawal). Required, otherwise
     * `consent_missing`.
     */
    consentToStart: z.optional(z.boolean()),
  }),
  response: z.object({
    url: z.optional(z.string()),
    hasActiveSubscription: z.optional(z.boolean()),
    message: z.optional(z.string()),
  }),
});
