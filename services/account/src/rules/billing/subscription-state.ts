import type Stripe from 'stripe';
import type { Subscription } from '../../data/user-model.ts';
import { type PriceIds, tierOfPrice } from './prices.ts';

/** Milliseconds that a plan continues after a failed renewal. */
const gracePeriod = 3 * 24 * 3600_000;

const fromUnixSeconds = (seconds: number) => new Date(seconds * 1000);
const grantingStatuses = new Set<Stripe.Subscription.Status>(['active', 'trialing', 'past_due']);
/** Can still be paid, changed or ended at Stripe. */
const isLive = ({ status }: Stripe.Subscription) => !['canceled', 'incomplete_expired', 'incomplete'].includes(status);

export interface SubscriptionState {
  /** The member's plan; `null` is the free plan. */
  subscription: Subscription | null;
  /** The subscription that can be managed, even when it no longer grants a plan. */
  manageable: Stripe.Subscription | null;
  /** All live subscriptions at Stripe. */
  live: Stripe.Subscription[];
  /** Problems that need a person. */
  problems: { kind: 'unknown price' | 'several subscriptions'; ids: string[] }[];
}

/** The deadline to pay after a failed renewal; `null` when nothing is open. */
export function paymentDueBy({ status, items }: Stripe.Subscription): Date | null {
  const [item] = items.data;
  if (!item || (status !== 'past_due' && status !== 'unpaid')) return null;
  return new Date(item.current_period_start * 1000 + gracePeriod);
}

/** Derives one state from all of a customer's subscriptions, whatever led there. Withdrawn ones are ignored. */
export function toSubscriptionState(
  all: Stripe.Subscription[],
  priceIds: PriceIds,
  withdrawn: string[] = [],
): SubscriptionState {
  const live = all
    .filter((subscription) => isLive(subscription) && !withdrawn.includes(subscription.id))
    .sort((a, b) => a.created - b.created);
  const known = live.flatMap((subscription) => toKnownSubscription(subscription, priceIds) ?? []);
  const unknown = live.filter((subscription) => !toKnownSubscription(subscription, priceIds));
  // If there are several, the best paid one counts.
  const [best] = [...known].sort((a, b) => rank(b) - rank(a));
  const problems: SubscriptionState['problems'] = [];
  if (unknown.length > 0) problems.push({ kind: 'unknown price', ids: unknown.map(({ id }) => id) });
  if (live.length > 1) problems.push({ kind: 'several subscriptions', ids: live.map(({ id }) => id) });
  return {
    subscription: best?.subscription ?? null,
    manageable: best?.source ?? live[0] ?? null,
    live,
    problems,
  };
}

interface KnownSubscription {
  subscription: Subscription;
  source: Stripe.Subscription;
}

const rank = ({ subscription }: KnownSubscription) =>
  (subscription.paymentDueBy ? 0 : 2) + (subscription.tier === 'monthly' ? 1 : 0);

function toKnownSubscription(source: Stripe.Subscription, priceIds: PriceIds): KnownSubscription | null {
  const [item] = source.items.data;
  const tier = item && tierOfPrice(priceIds, item.price.id);
  if (!item || !tier || !grantingStatuses.has(source.status)) return null;
  const periodStart = fromUnixSeconds(item.current_period_start);
  const periodEnd = fromUnixSeconds(item.current_period_end);
  return {
    source,
    subscription: {
      id: source.id,
      tier,
      startedAt: fromUnixSeconds(source.start_date),
      periodStart,
      periodEnd,
      cancelAtPeriodEnd: source.cancel_at_period_end || source.cancel_at !== null,
      nextTier: findNextTier(source, item.current_period_end, priceIds),
      paymentDueBy: paymentDueBy(source),
    },
  };
}

/** The plan that the schedule starts after this period, if it is another one. */
function findNextTier({ schedule, items }: Stripe.Subscription, periodEnd: number, priceIds: PriceIds) {
  if (!schedule || typeof schedule === 'string') return null;
  const next = schedule.phases.find((phase) => phase.start_date >= periodEnd);
  const price = next?.items[0]?.price;
  const priceId = typeof price === 'object' ? price.id : price;
  if (!priceId || priceId === items.data[0]?.price.id) return null;
  return tierOfPrice(priceIds, priceId);
}
