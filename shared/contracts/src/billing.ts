import { defineCall } from './call.ts';
import { tier } from './plan-words.ts';
import { z } from './zod.ts';

/** The plans that are bought. */
export const paidTier = z.enum(['weekly', 'monthly']);
export type PaidTier = z.infer<typeof paidTier>;

const priceId = z.string().check(z.minLength(1), z.maxLength(255));
const userId = z.string().check(z.maxLength(64));
/** Euro with cents as a fraction, as in the plan catalogue; `currency` is ISO 4217 in capitals. */
const amount = { amount: z.number(), currency: z.string() };

export const getOffers = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/offers',
  audience: 'open',
  summary:
    'The plans that can be bought now, each with the price id that a checkout names. A plan whose price at the payment provider is not the catalogue’s is left out.',
  response: z.object({ offers: z.array(z.object({ planType: paidTier, priceId })) }),
});

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

export const getSubscriptionTier = defineCall({
  service: 'account',
  method: 'POST',
  path: '/rest/v1/rpc/get_current_subscription_tier',
  audience: 'member',
  summary: 'The caller’s plan. Another member’s id is `not_found`.',
  body: z.object({ p_user_id: userId }),
  response: z.object({ tier }),
});

export const getPurchase = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/purchases/:sessionId',
  audience: 'member',
  summary:
    'What became of one checkout, asked of the payment provider itself: once `complete`, the plan is in force. Somebody else’s checkout is `not_found`.',
  params: z.object({ sessionId: z.string().check(z.regex(/^[A-Za-z0-9_]{8,200}$/)) }),
  response: z.object({
    /** `processing`: paid, the subscription is not there yet; ask again. */
    status: z.enum(['open', 'processing', 'complete', 'expired']),
    planType: paidTier,
    ...amount,
    transactionId: z.string(),
  }),
});

export const invoice = z.object({
  id: z.string(),
  /** `null` while it is a draft. */
  number: z.nullable(z.string()),
  at: z.string(),
  description: z.string(),
  ...amount,
  refunded: z.number(),
  status: z.enum(['paid', 'open', 'void']),
  downloadUrl: z.nullable(z.string()),
  viewUrl: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof invoice>;

export const listInvoices = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/invoices',
  audience: 'member',
  summary: 'The member’s newest invoices, at most 24, with links to download them.',
  response: z.object({ invoices: z.array(invoice) }),
});

const withdrawal = z.object({
  reference: z.string(),
  at: z.string(),
  planType: paidTier,
  ...amount,
  /** `running`: on its way to the payment provider, which happens by itself. */
  state: z.enum(['running', 'done']),
});
export type Withdrawal = z.infer<typeof withdrawal>;

export const getWithdrawal = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/withdrawal',
  audience: 'member',
  summary:
    'The contracts that the member can still withdraw from, the newest first, and the last withdrawal. Each purchase and each upgrade is one, whether its plan still runs or not.',
  response: z.object({
    contracts: z.array(
      z.object({
        id: z.string(),
        planType: paidTier,
        concludedAt: z.string(),
        /** The last moment at which it can be withdrawn from. */
        until: z.string(),
        /** What is paid back. */
        ...amount,
      }),
    ),
    last: z.nullable(withdrawal),
  }),
});

export const withdraw = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/withdrawal',
  audience: 'member',
  summary:
    'Withdraws from a contract within its 14 days: ends its plan at once if it runs, pays back what was charged for it, mails an acknowledgement. Repeating it changes nothing. Later it is `withdrawal_over`.',
  body: z.object({
    contractId: z.string().check(z.maxLength(255)),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  }),
  response: withdrawal,
});

export const stripeWebhook = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/stripe/webhook',
  audience: 'vendor',
  summary: 'An event of the payment provider. Answered only when it is handled, so that it comes again otherwise.',
  body: z.unknown(),
  response: z.object({ received: z.literal(true) }),
});
