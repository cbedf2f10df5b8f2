import { type Plan, plans } from '@datewright/contracts/plans';
import type { Subscription, User } from '../../data/user-model.ts';

/** Milliseconds that a renewing plan outlives its period while the renewal event is on its way. */
const renewalLeeway = 24 * 3600_000;

export interface CurrentPlan {
  plan: Plan;
  /** The running subscription; `null` on the free plan. */
  subscription: Subscription | null;
}

/** The plan a member is on: an ended subscription means free. */
export function currentPlan(user: Pick<User, 'subscription'>, now: number): CurrentPlan {
  const { subscription } = user;
  const runs = subscription && subscriptionEndsAt(subscription) > now;
  return runs ? { plan: plans[subscription.tier], subscription } : { plan: plans.free, subscription: null };
}

function subscriptionEndsAt({ id, periodEnd, cancelAtPeriodEnd, paymentDueBy }: Subscription): number {
  if (paymentDueBy) return paymentDueBy.getTime();
  const renews = Boolean(id) && !cancelAtPeriodEnd;
  return periodEnd.getTime() + (renews ? renewalLeeway : 0);
}
