import type Stripe from 'stripe';
import type { BillingContext } from '../../context.ts';
import { tierOfPrice } from '../../rules/billing/prices.ts';

export interface StarterSubscription {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
}

export function findStarter(ctx: BillingContext, subscription: Stripe.Subscription | null): StarterSubscription | null {
  const [item] = subscription?.items.data ?? [];
  const isPaid = subscription?.status === 'active' && !subscription.schedule;
  if (!subscription || !item || !isPaid || tierOfPrice(ctx.priceIds, item.price.id) !== 'weekly') return null;
  return { subscription, item };
}

export const toUpgradeParams = (ctx: BillingContext, { item }: StarterSubscription, quotedAt: number) => ({
  items: [{ id: item.id, price: ctx.priceIds.monthly, quantity: 1 }],
  proration_behavior: 'always_invoice' as const,
  proration_date: quotedAt,
});

/** Stripe has two ways to schedule a cancellation. */
export function undoCancellationParams({
  cancel_at_period_end,
  cancel_at,
}: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  if (cancel_at_period_end) return { cancel_at_period_end: false };
  return cancel_at === null ? {} : { cancel_at: '' };
}
