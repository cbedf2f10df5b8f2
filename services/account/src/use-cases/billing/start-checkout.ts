import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { AppError } from '@datewright/service-kit/errors';
import type Stripe from 'stripe';
import { ask, isBreakdown, isTakenKey } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import type { OpenCheckout } from '../../data/billing-fields.ts';
import type { User } from '../../data/users.ts';
import { pageUrl } from '../page-url.ts';
import { customerOf } from './customer.ts';
import { readSubscription } from './read-subscription.ts';

export interface Order {
  priceId: string;
  planType: PaidTier;
  source: string;
  consentToStart: boolean;
}

/** Where to pay, or that there is a subscription already. */
export type Checkout = { url: string } | { hasActiveSubscription: true };

const minute = 60_000;
/** When a checkout is first looked at, should nobody tell us that it was paid. */
const soon = 2 * minute;
/** How long after its end a checkout that was paid at the last moment may still come into force. */
const leeway = 60 * minute;
/** A checkout with less life left than this is not offered again. */
const leastLife = 10 * minute;
const mostRounds = 12;

/**
 * Starts a checkout. A member has at most one that can be paid: checkouts are numbered, and number n + 1 begins only
 * when number n is closed. So whatever tabs and clicks do, one of them is paid, once.
 */
export async function startCheckout(ctx: AppContext, member: User, order: Order): Promise<Checkout> {
  if (!order.consentToStart) throw new AppError('consent_missing', { fields: { consentToStart: 'missing' } });
  if (!member.emailConfirmedAt) throw new AppError('email_not_confirmed');
  const offered = await ctx.offers.read();
  if (ctx.priceIds[order.planType] !== order.priceId || !offered.includes(order.planType)) {
    throw new AppError('plan_unavailable');
  }
  const customer = await customerOf(ctx, member);

  for (let round = 0; round < mostRounds; round++) {
    const user = await ctx.users.findById(member._id);
    if (!user) throw new AppError('session_ended');
    const last = user.billing?.checkout;
    const open = last && (await stillOpen(ctx, last, order));
    if (open) return expectPayment(ctx, user, open);
    // The last checkout can't be paid any more: what it led to is there to be read.
    const { manageable } = await readSubscription(ctx, user);
    if (manageable) return { hasActiveSubscription: true };
    const started = await startNext(ctx, user, customer, order);
    if (started) return expectPayment(ctx, user, started);
    await ctx.background.pause(100 * (round + 1));
    if (round === mostRounds / 2) await ctx.billing.skipCheckout(user._id, user.billing?.checkouts ?? 0);
  }
  throw new AppError('payment_unavailable', { cause: new Error('A checkout could not be settled') });
}

interface Payable {
  url: string;
  /** Milliseconds. */
  expiresAt: number;
}

/** As long as it is open it may be paid, and nobody may tell us. */
async function expectPayment(ctx: AppContext, user: User, { url, expiresAt }: Payable): Promise<Checkout> {
  await ctx.billing.expectChanges(user._id, new Date(expiresAt + leeway), new Date(ctx.now() + soon));
  return { url };
}

/** The last checkout if it is for the same plan and can be paid. Otherwise makes sure that it can't. */
async function stillOpen(ctx: AppContext, last: OpenCheckout, order: Order): Promise<Payable | null> {
  const session = await ask(ctx.payments.checkout.sessions.retrieve(last.sessionId));
  if (session.status !== 'open') return null;
  const expiresAt = session.expires_at * 1000;
  const isLong = expiresAt - ctx.now() > leastLife;
  if (last.priceId === order.priceId && isLong && session.url) return { url: session.url, expiresAt };
  // Paid in this very moment, it can't be expired: the next look finds it complete.
  await ask(ctx.payments.checkout.sessions.expire(last.sessionId)).catch((error) => {
    if (error instanceof AppError) throw error;
  });
  return null;
}

async function startNext(ctx: AppContext, user: User, customer: string, order: Order): Promise<Payable | null> {
  const before = user.billing?.checkouts ?? 0;
  const now = new Date(ctx.now());
  try {
    const session = await ask(
      ctx.payments.checkout.sessions.create(sessionFor(ctx, user, customer, order), {
        idempotencyKey: `checkout:${user._id}:${before + 1}`,
      }),
    );
    const { priceId, planType, source } = order;
    const checkout = { sessionId: session.id, priceId, planType, source, startedAt: now, consentAt: now };
    const kept = await ctx.billing.keepCheckout(user._id, before, checkout);
    return kept && session.url ? { url: session.url, expiresAt: session.expires_at * 1000 } : null;
  } catch (error) {
    // Another tab began this number, for another plan.
    if (isTakenKey(error)) return null;
    if (isBreakdown(error)) await ctx.billing.skipCheckout(user._id, before);
    throw error;
  }
}

/** The same for the same order, whenever it is asked: the key of a number belongs to one request. */
function sessionFor(
  ctx: AppContext,
  user: User,
  customer: string,
  { priceId, planType }: Order,
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
