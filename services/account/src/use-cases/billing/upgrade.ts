import { currency } from '@datewright/contracts/plans';
import { AppError } from '@datewright/service-kit/errors';
import Stripe from 'stripe';
import { ask, isTakenKey } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/users.ts';
import { inEuro, tierOfPrice } from '../../rules/billing/prices.ts';
import { readSubscription } from './read-subscription.ts';

export interface Quote {
  amount: number;
  currency: string;
  /** Unix seconds. */
  quotedAt: number;
}

export interface Upgrade extends Omit<Quote, 'currency'> {
  consentToStart?: boolean | undefined;
}

/** Seconds for which a quoted amount holds. */
const quoteHolds = 15 * 60;
/** Milliseconds. */
const restless = 10 * 60_000;
const soon = 60_000;

/** What going from Starter to Pro costs now. Throws `no_active_subscription` when there is no Starter plan to go from. */
export async function quoteUpgrade(ctx: AppContext, member: User): Promise<Quote> {
  const { manageable } = await readSubscription(ctx, member);
  const starter = starterIn(ctx, manageable);
  if (!starter) throw new AppError('no_active_subscription');
  return quoteAt(ctx, starter, Math.floor(ctx.now() / 1000));
}

/**
 * Goes from Starter to Pro and takes a cancellation back, in one step of the provider: a card that is refused, or a bank
 * that wants to ask, leaves everything as it was. The provider's own page can't do this for a plan that is to end.
 */
export async function upgrade(ctx: AppContext, member: User, { amount, quotedAt, consentToStart }: Upgrade) {
  if (!consentToStart) throw new AppError('consent_missing', { fields: { consentToStart: 'missing' } });
  const { user, manageable } = await readSubscription(ctx, member);
  // An answer that was lost is asked for again: it is done.
  if (user.subscription?.tier === 'monthly' && user.billing?.upgradeQuotedAt === quotedAt) return;
  const starter = starterIn(ctx, manageable);
  if (!starter) throw new AppError('no_active_subscription');
  const age = Math.floor(ctx.now() / 1000) - quotedAt;
  if (age < 0 || age > quoteHolds || quotedAt < starter.item.current_period_start) throw new AppError('price_changed');
  const now = await quoteAt(ctx, starter, quotedAt);
  if (now.amount !== amount) throw new AppError('price_changed');

  const at = ctx.now();
  await ctx.billing.keepUpgradeConsent(user._id, new Date(at), quotedAt);
  // Should this process die now, the reading comes soon.
  await ctx.billing.expectChanges(user._id, new Date(at + restless), new Date(at + soon));
  try {
    await ask(
      ctx.payments.subscriptions.update(
        starter.subscription.id,
        {
          ...changeOf(ctx, starter, quotedAt),
          ...takenBack(starter.subscription),
          payment_behavior: 'error_if_incomplete',
        },
        { idempotencyKey: `upgrade:${starter.subscription.id}:${quotedAt}` },
      ),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new AppError('payment_refused', { cause: error });
    if (isTakenKey(error)) throw new AppError('operation_running');
    throw error;
  }
  // Paid is paid: what we can't read now is read in a moment.
  await readSubscription(ctx, user).catch((err) => ctx.log.warn({ err }, 'reading put off'));
}

interface Starter {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
}

function starterIn(ctx: AppContext, subscription: Stripe.Subscription | null): Starter | null {
  const [item] = subscription?.items.data ?? [];
  const isPaid = subscription?.status === 'active' && !subscription.schedule;
  if (!subscription || !item || !isPaid || tierOfPrice(ctx.priceIds, item.price.id) !== 'weekly') return null;
  return { subscription, item };
}

const changeOf = (ctx: AppContext, { item }: Starter, quotedAt: number) => ({
  items: [{ id: item.id, price: ctx.priceIds.monthly, quantity: 1 }],
  proration_behavior: 'always_invoice' as const,
  proration_date: quotedAt,
});

/** An end may be planned in two ways. */
function takenBack({ cancel_at_period_end, cancel_at }: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  if (cancel_at_period_end) return { cancel_at_period_end: false };
  return cancel_at === null ? {} : { cancel_at: '' };
}

async function quoteAt(ctx: AppContext, starter: Starter, quotedAt: number): Promise<Quote> {
  const preview = await ask(
    ctx.payments.invoices.createPreview({
      subscription: starter.subscription.id,
      subscription_details: changeOf(ctx, starter, quotedAt),
    }),
  );
  return { amount: inEuro(preview.amount_due), currency, quotedAt };
}
