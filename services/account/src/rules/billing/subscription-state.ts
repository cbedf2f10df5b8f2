import type Stripe from 'stripe';
import type { Subscription } from '../../data/users.ts';
import { type PriceIds, tierOfPrice } from './prices.ts';

/** Milliseconds after a failed renewal for which the plan goes on. */
const grace = 3 * 24 * 3600_000;

const date = (seconds: number) => new Date(seconds * 1000);
const granting = new Set<Stripe.Subscription.Status>(['active', 'trialing', 'past_due']);
/** Still there at the provider: it can be paid, changed or ended. */
const isLive = ({ status }: Stripe.Subscription) => !['canceled', 'incomplete_expired', 'incomplete'].includes(status);

export interface SubscriptionState {
  /** What the member has; `null` is the free plan. */
  subscription: Subscription | null;
  /** The provider's id of what can be managed, even when it grants nothing any more. */
  manageable: Stripe.Subscription | null;
  /** All that is still there at the provider. */
  live: Stripe.Subscription[];
  /** What a person should look at. */
  problems: { kind: 'unknown price' | 'several subscriptions'; ids: string[] }[];
}

/** Until when a failed payment can be made good; `null` when none is open. */
export function paymentDueBy({ status, items }: Stripe.Subscription): Date | null {
  const [item] = items.data;
  if (!item || (status !== 'past_due' && status !== 'unpaid')) return null;
  return new Date(item.current_period_start * 1000 + grace);
}

/** One state from all that the provider has for a customer, whatever led there. What was withdrawn from counts as gone. */
export function subscriptionState(
  all: Stripe.Subscription[],
  priceIds: PriceIds,
  withdrawn: string[] = [],
): SubscriptionState {
  const live = all
    .filter((subscription) => isLive(subscription) && !withdrawn.includes(subscription.id))
    .sort((a, b) => a.created - b.created);
  const known = live.flatMap((subscription) => read(subscription, priceIds) ?? []);
  const unknown = live.filter((subscription) => !read(subscription, priceIds));
  // Should there be several, the member has the best of what they pay for.
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

interface Known {
  subscription: Subscription;
  source: Stripe.Subscription;
}

const rank = ({ subscription }: Known) =>
  (subscription.paymentDueBy ? 0 : 2) + (subscription.tier === 'monthly' ? 1 : 0);

function read(source: Stripe.Subscription, priceIds: PriceIds): Known | null {
  const [item] = source.items.data;
  const tier = item && tierOfPrice(priceIds, item.price.id);
  if (!item || !tier || !granting.has(source.status)) return null;
  const periodStart = date(item.current_period_start);
  const periodEnd = date(item.current_period_end);
  return {
    source,
    subscription: {
      id: source.id,
      tier,
      startedAt: date(source.start_date),
      periodStart,
      periodEnd,
      cancelAtPeriodEnd: source.cancel_at_period_end || source.cancel_at !== null,
      nextTier: nextTier(source, item.current_period_end, priceIds),
      paymentDueBy: paymentDueBy(source),
    },
  };
}

/** The plan of the phase that begins when this period ends, if it is another one. */
function nextTier({ schedule, items }: Stripe.Subscription, periodEnd: number, priceIds: PriceIds) {
  if (!schedule || typeof schedule === 'string') return null;
  const next = schedule.phases.find((phase) => phase.start_date >= periodEnd);
  const price = next?.items[0]?.price;
  const priceId = typeof price === 'object' ? price.id : price;
  if (!priceId || priceId === items.data[0]?.price.id) return null;
  return tierOfPrice(priceIds, priceId);
}
