import { currency } from '@datewright/contracts/plans';
import { AppError } from '@datewright/service-kit/errors/app-error';
import Stripe from 'stripe';
import { callStripe, isIdempotencyConflict } from '../../clients/payments/stripe-client.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';
import { tierOfPrice, toEuro } from '../../rules/billing/prices.ts';
import { syncSubscription } from './sync-subscription.ts';

export interface Quote {
  amount: number;
  currency: string;
  /** Unix seconds. */
  quotedAt: number;
}

export interface UpgradeRequest extends Omit<Quote, 'currency'> {
  consentToStart?: boolean | undefined;
}

/** Seconds for which a quoted amount holds. */
const quoteLifetimeSeconds = 15 * 60;
/** Milliseconds. */
const changeWindow = 10 * 60_000;
const firstSyncDelay = 60_000;

/** What going from Starter to Pro costs now. Throws `no_active_subscription` when there is no Starter plan to go from. */
export async function quoteUpgrade(ctx: AppContext, member: User): Promise<Quote> {
  const { manageable } = await syncSubscription(ctx, member);
  const starter = findStarter(ctx, manageable);
  if (!starter) throw new AppError('no_active_subscription');
  return fetchQuote(ctx, starter, Math.floor(ctx.now() / 1000));
}

/**
 * Goes from Starter to Pro and takes a cancellation back, in one step of the provider: a card that is refused, or a bank
 * that wants to ask, leaves everything as it was. The provider's own page can't do this for a plan that is to end.
 */
export async function upgrade(ctx: AppContext, member: User, { amount, quotedAt, consentToStart }: UpgradeRequest) {
  if (!consentToStart) throw new AppError('consent_missing', { fields: { consentToStart: 'missing' } });
  const { user, manageable } = await syncSubscription(ctx, member);
  // An answer that was lost is asked for again: it is done.
  if (user.subscription?.tier === 'monthly' && user.billing?.upgradeQuotedAt === quotedAt) return;
  const starter = findStarter(ctx, manageable);
  if (!starter) throw new AppError('no_active_subscription');
  const age = Math.floor(ctx.now() / 1000) - quotedAt;
  if (age < 0 || age > quoteLifetimeSeconds || quotedAt < starter.item.current_period_start)
    throw new AppError('price_changed');
  const now = await fetchQuote(ctx, starter, quotedAt);
  if (now.amount !== amount) throw new AppError('price_changed');

  const at = ctx.now();
  await ctx.billing.saveUpgradeConsent(user._id, new Date(at), quotedAt);
  // Should this process die now, the reading comes soon.
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
  // Paid is paid: what we can't read now is read in a moment.
  await syncSubscription(ctx, user).catch((err) => ctx.log.warn({ err }, 'reading put off'));
}

interface StarterSubscription {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
}

function findStarter(ctx: AppContext, subscription: Stripe.Subscription | null): StarterSubscription | null {
  const [item] = subscription?.items.data ?? [];
  const isPaid = subscription?.status === 'active' && !subscription.schedule;
  if (!subscription || !item || !isPaid || tierOfPrice(ctx.priceIds, item.price.id) !== 'weekly') return null;
  return { subscription, item };
}

const toUpgradeParams = (ctx: AppContext, { item }: StarterSubscription, quotedAt: number) => ({
  items: [{ id: item.id, price: ctx.priceIds.monthly, quantity: 1 }],
  proration_behavior: 'always_invoice' as const,
  proration_date: quotedAt,
});

/** An end may be planned in two ways. */
function undoCancellationParams({
  cancel_at_period_end,
  cancel_at,
}: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  if (cancel_at_period_end) return { cancel_at_period_end: false };
  return cancel_at === null ? {} : { cancel_at: '' };
}

async function fetchQuote(ctx: AppContext, starter: StarterSubscription, quotedAt: number): Promise<Quote> {
  const preview = await callStripe(
    ctx.payments.invoices.createPreview({
      subscription: starter.subscription.id,
      subscription_details: toUpgradeParams(ctx, starter, quotedAt),
    }),
  );
  return { amount: toEuro(preview.amount_due), currency, quotedAt };
}
