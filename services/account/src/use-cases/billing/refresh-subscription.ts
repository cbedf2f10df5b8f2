import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { syncSubscription } from './sync-subscription.ts';

/** At most one sync for each member in this time while changes are expected. */
const syncByMember = { name: 'billing-reading', max: 1, windowSeconds: 3 };

/**
 * Syncs the member with Stripe where a change is likely: after a visit to the portal, and when the period is over.
 * Otherwise, or when Stripe does not answer, returns the stored state.
 */
export async function refreshSubscription(ctx: BillingContext, user: User): Promise<User> {
  const { billing, subscription } = user;
  if (!billing?.customerId) return user;
  const now = ctx.now();
  const isRestless = (billing.restlessUntil?.getTime() ?? 0) > now;
  const isOver = subscription !== null && subscription.periodEnd.getTime() <= now;
  if (!isRestless && !isOver) return user;
  if ((await ctx.rateLimiter.consume(syncByMember, user._id)) > 0) return user;
  try {
    return (await syncSubscription(ctx, user)).user;
  } catch (err) {
    ctx.log.warn({ err }, 'reading put off');
    return user;
  }
}
