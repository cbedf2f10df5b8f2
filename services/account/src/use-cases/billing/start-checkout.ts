import { AppError } from '@datewright/service-kit/errors/app-error';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { type CheckoutRequest, createCheckout } from './create-checkout.ts';
import { findOpenCheckout, type PayableCheckout } from './find-open-checkout.ts';
import { getOrCreateCustomer } from './get-or-create-customer.ts';
import { syncSubscription } from './sync-subscription.ts';

/** The URL to pay at, or that a subscription is already active. */
export type Checkout = { url: string } | { hasActiveSubscription: true };

const minute = 60_000;
/** First sync after a checkout, in case no event arrives. */
const firstSyncDelay = 2 * minute;
/** A checkout paid at the last moment may take this long after its end to become active. */
const activationLeeway = 60 * minute;
const maxRounds = 12;

/**
 * Starts a checkout. A member has at most one payable checkout: checkouts are numbered, and number n + 1 starts only
 * once number n is closed. So whatever tabs and clicks do, only one is paid, once.
 */
export async function startCheckout(ctx: BillingContext, member: User, request: CheckoutRequest): Promise<Checkout> {
  if (!request.consentToStart) throw new AppError('consent_missing', { fields: { consentToStart: 'missing' } });
  if (!member.emailConfirmedAt) throw new AppError('email_not_confirmed');
  const offered = await ctx.offers.list();
  if (ctx.priceIds[request.planType] !== request.priceId || !offered.includes(request.planType)) {
    throw new AppError('plan_unavailable');
  }
  const customer = await getOrCreateCustomer(ctx, member);

  for (let round = 0; round < maxRounds; round++) {
    const user = await ctx.users.findById(member._id);
    if (!user) throw new AppError('session_ended');
    const last = user.billing?.checkout;
    const open = last && (await findOpenCheckout(ctx, last, request.priceId));
    if (open) return expectPayment(ctx, user, open);
    // The last checkout is closed, so its result can be read.
    const { manageable } = await syncSubscription(ctx, user);
    if (manageable) return { hasActiveSubscription: true };
    const started = await createCheckout(ctx, user, customer, request);
    if (started) return expectPayment(ctx, user, started);
    await ctx.background.pause(100 * (round + 1));
    if (round === maxRounds / 2) await ctx.billing.skipCheckout(user._id, user.billing?.checkouts ?? 0);
  }
  throw new AppError('payment_unavailable', { cause: new Error('A checkout could not be settled') });
}

/** It may be paid while it is open, and the event may be lost. */
async function expectPayment(ctx: BillingContext, user: User, { url, expiresAt }: PayableCheckout): Promise<Checkout> {
  await ctx.billing.expectChanges(
    user._id,
    new Date(expiresAt + activationLeeway),
    new Date(ctx.now() + firstSyncDelay),
  );
  return { url };
}
