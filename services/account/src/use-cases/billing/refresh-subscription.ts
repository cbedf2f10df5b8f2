import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';
import { syncSubscription } from './sync-subscription.ts';

/** How often one member's page may make us ask the provider while changes are to be expected. */
const syncByMember = { name: 'billing-reading', max: 1, windowSeconds: 3 };

/**
 * The member as the provider knows them now, where a change is to be expected: after a visit to its pages, and when the
 * period is over. Otherwise, and when the provider is silent, as we know them.
 */
export async function refreshSubscription(ctx: AppContext, user: User): Promise<User> {
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
