import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import type Stripe from 'stripe';
import { callStripe, isIdempotencyConflict, isServerError } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { createAcceptance } from '../../rules/legal-acceptance.ts';
import { pageUrl } from '../page-url.ts';
import type { PayableCheckout } from './find-open-checkout.ts';

export interface CheckoutRequest {
  priceId: string;
  planType: PaidTier;
  source: string;
  consentToStart: boolean;
}

export async function createCheckout(
  ctx: BillingContext,
  user: User,
  customer: string,
  request: CheckoutRequest,
): Promise<PayableCheckout | null> {
  const before = user.billing?.checkouts ?? 0;
  const now = new Date(ctx.now());
  try {
    const session = await callStripe(
      ctx.payments.checkout.sessions.create(toSessionParams(ctx, user, customer, request), {
        idempotencyKey: `checkout:${user._id}:${before + 1}`,
      }),
    );
    const { priceId, planType, source } = request;
    const checkout = { sessionId: session.id, priceId, planType, source, startedAt: now, consentAt: now };
    const saved = await ctx.billing.saveCheckout(user._id, before, checkout, createAcceptance('order', now));
    return saved && session.url ? { url: session.url, expiresAt: session.expires_at * 1000 } : null;
  } catch (error) {
    // Another tab used this number for another plan.
    if (isIdempotencyConflict(error)) return null;
    if (isServerError(error)) await ctx.billing.skipCheckout(user._id, before);
    throw error;
  }
}

/** Shown beside the button that pays. Stripe turns the Markdown into links. */
const agreement = (ctx: BillingContext) =>
  `By subscribing you agree to the [Terms of Service](${pageUrl(ctx, '/terms')}). The [Privacy Policy](${pageUrl(ctx, '/privacy')}) says how your data is used.`;

/** Deterministic, because an idempotency key belongs to exactly one request. */
function toSessionParams(
  ctx: BillingContext,
  user: User,
  customer: string,
  { priceId, planType }: CheckoutRequest,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer,
    client_reference_id: user._id,
    line_items: [{ price: priceId, quantity: 1 }],
    metadata: { userId: user._id, planType },
    subscription_data: { metadata: { userId: user._id } },
    success_url: `${pageUrl(ctx, '/subscription/success')}?session_id={CHECKOUT_SESSION_ID}&plan=${planType}`,
    cancel_url: pageUrl(ctx, '/pricing'),
    custom_text: { submit: { message: agreement(ctx) } },
  };
}
