import { AppError } from '@datewright/service-kit/errors/app-error';
import Stripe from 'stripe';
import { callStripe, isIdempotencyConflict } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { createAcceptance } from '../../rules/legal-acceptance.ts';
import { fetchQuote, type Quote } from './quote-upgrade.ts';
import { findStarter, toUpgradeParams, undoCancellationParams } from './starter-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';

export interface UpgradeRequest extends Omit<Quote, 'currency'> {
  consentToStart?: boolean | undefined;
}

/** Seconds that a quote is valid. */
const quoteLifetimeSeconds = 15 * 60;
/** Milliseconds. */
const changeWindow = 10 * 60_000;
const firstSyncDelay = 60_000;

/**
 * Upgrades Starter to Pro and undoes a scheduled cancellation in one request: a refused card, or a bank that asks for
 * confirmation, changes nothing. Stripe's portal can't do this for a plan that is cancelled.
 */
export async function upgradeSubscription(
  ctx: BillingContext,
  member: User,
  { amount, quotedAt, consentToStart }: UpgradeRequest,
): Promise<void> {
  if (!consentToStart) throw new AppError('consent_missing', { fields: { consentToStart: 'missing' } });
  const { user, manageable } = await syncSubscription(ctx, member);
  // A retry after a lost response: the upgrade is done.
  if (user.subscription?.tier === 'monthly' && user.billing?.upgradeQuotedAt === quotedAt) return;
  const starter = findStarter(ctx, manageable);
  if (!starter) throw new AppError('no_active_subscription');
  const age = Math.floor(ctx.now() / 1000) - quotedAt;
  if (age < 0 || age > quoteLifetimeSeconds || quotedAt < starter.item.current_period_start)
    throw new AppError('price_changed');
  const now = await fetchQuote(ctx, starter, quotedAt);
  if (now.amount !== amount) throw new AppError('price_changed');

  const at = ctx.now();
  await ctx.billing.saveUpgradeConsent(user._id, createAcceptance('upgrade', new Date(at)), quotedAt);
  // Makes the next sync come soon in case this process dies.
  await ctx.billing.expectChanges(user._id, new Date(at + changeWindow), new Date(at + firstSyncDelay));
  try {
    await callStripe(
      ctx.payments.subscriptions.update(
        starter.subscription.id,
        {
          ...toUpgradeParams(ctx, starter, quotedAt),
          ...undoCancellationParams(starter.subscription),
          payment_behavior: 'error_if_incomplete',
        },
        { idempotencyKey: `upgrade:${starter.subscription.id}:${quotedAt}` },
      ),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new AppError('payment_refused', { cause: error });
    if (isIdempotencyConflict(error)) throw new AppError('operation_running');
    throw error;
  }
  // The payment went through; if this sync fails, a worker repeats it.
  await syncSubscription(ctx, user).catch((err) => ctx.log.warn({ err }, 'reading put off'));
}
