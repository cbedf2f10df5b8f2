import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type Stripe from 'stripe';
import { callStripe, isIdempotencyConflict, isServerError } from '../../clients/payments/stripe-client.ts';
import type { AppContext } from '../../context.ts';
import type { OpenCheckout } from '../../data/billing/billing-schema.ts';
import type { User } from '../../data/user-repository.ts';
import { pageUrl } from '../page-url.ts';
import { getOrCreateCustomer } from './get-or-create-customer.ts';
import { syncSubscription } from './sync-subscription.ts';

export interface CheckoutRequest {
  priceId: string;
  planType: PaidTier;
  source: string;
  consentToStart: boolean;
}

/** Where to pay, or that there is a subscription already. */
export type Checkout = { url: string } | { hasActiveSubscription: true };

const minute = 60_000;
/** When a checkout is first looked at, should nobody tell us that it was paid. */
const firstSyncDelay = 2 * minute;
/** How long after its end a checkout that was paid at the last moment may still come into force. */
const activationLeeway = 60 * minute;
/** A checkout with less life left than this is not offered again. */
const minRemainingLifetime = 10 * minute;
const maxRounds = 12;

/**
 * Starts a checkout. A member has at most one that can be paid: checkouts are numbered, and number n + 1 begins only
 * when number n is closed. So whatever tabs and clicks do, one of them is paid, once.
 */
export async function startCheckout(ctx: AppContext, member: User, order: CheckoutRequest): Promise<Checkout> {
  if (!order.consentToStart) throw new AppError('consent_missing', { fields: { consentToStart: 'missing' } });
  if (!member.emailConfirmedAt) throw new AppError('email_not_confirmed');
  const offered = await ctx.offers.list();
  if (ctx.priceIds[order.planType] !== order.priceId || !offered.includes(order.planType)) {
    throw new AppError('plan_unavailable');
  }
  const customer = await getOrCreateCustomer(ctx, member);

  for (let round = 0; round < maxRounds; round++) {
    const user = await ctx.users.findById(member._id);
    if (!user) throw new AppError('session_ended');
    const last = user.billing?.checkout;
    const open = last && (await findOpenCheckout(ctx, last, order));
    if (open) return expectPayment(ctx, user, open);
    // The last checkout can't be paid any more: what it led to is there to be read.
    const { manageable } = await syncSubscription(ctx, user);
    if (manageable) return { hasActiveSubscription: true };
    const started = await createCheckout(ctx, user, customer, order);
    if (started) return expectPayment(ctx, user, started);
    await ctx.background.pause(100 * (round + 1));
    if (round === maxRounds / 2) await ctx.billing.skipCheckout(user._id, user.billing?.checkouts ?? 0);
  }
  throw new AppError('payment_unavailable', { cause: new Error('A checkout could not be settled') });
}

interface PayableCheckout {
  url: string;
  /** Milliseconds. */
  expiresAt: number;
}

/** As long as it is open it may be paid, and nobody may tell us. */
async function expectPayment(ctx: AppContext, user: User, { url, expiresAt }: PayableCheckout): Promise<Checkout> {
  await ctx.billing.expectChanges(
    user._id,
    new Date(expiresAt + activationLeeway),
    new Date(ctx.now() + firstSyncDelay),
  );
  return { url };
}

/** The last checkout if it is for the same plan and can be paid. Otherwise makes sure that it can't. */
async function findOpenCheckout(
  ctx: AppContext,
  last: OpenCheckout,
  order: CheckoutRequest,
): Promise<PayableCheckout | null> {
  const session = await callStripe(ctx.payments.checkout.sessions.retrieve(last.sessionId));
  if (session.status !== 'open') return null;
  const expiresAt = session.expires_at * 1000;
  const isLong = expiresAt - ctx.now() > minRemainingLifetime;
  if (last.priceId === order.priceId && isLong && session.url) return { url: session.url, expiresAt };
  // Paid in this very moment, it can't be expired: the next look finds it complete.
  await callStripe(ctx.payments.checkout.sessions.expire(last.sessionId)).catch((error) => {
    if (error instanceof AppError) throw error;
  });
  return null;
}

async function createCheckout(
  ctx: AppContext,
  user: User,
  customer: string,
  order: CheckoutRequest,
): Promise<PayableCheckout | null> {
  const before = user.billing?.checkouts ?? 0;
  const now = new Date(ctx.now());
  try {
    const session = await callStripe(
      ctx.payments.checkout.sessions.create(toSessionParams(ctx, user, customer, order), {
        idempotencyKey: `checkout:${user._id}:${before + 1}`,
      }),
    );
    const { priceId, planType, source } = order;
    const checkout = { sessionId: session.id, priceId, planType, source, startedAt: now, consentAt: now };
    const kept = await ctx.billing.saveCheckout(user._id, before, checkout);
    return kept && session.url ? { url: session.url, expiresAt: session.expires_at * 1000 } : null;
  } catch (error) {
    // Another tab began this number, for another plan.
    if (isIdempotencyConflict(error)) return null;
    if (isServerError(error)) await ctx.billing.skipCheckout(user._id, before);
    throw error;
  }
}

/** The same for the same order, whenever it is asked: the key of a number belongs to one request. */
function toSessionParams(
  ctx: AppContext,
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
  };
}
