import { type Plan, plans } from '@datewright/contracts/plans';
import type { Subscription, User } from '../data/users.ts';

export interface CurrentPlan {
  plan: Plan;
  /** The running subscription; `null` on the free plan. */
  subscription: Subscription | null;
}

/** The plan a member is on: a subscription whose end has passed means free. */
export function currentPlan(user: Pick<User, 'subscription'>, now: number): CurrentPlan {
  const { subscription } = user;
  const runs = subscription && subscription.tier !== 'free' && subscription.periodEnd.getTime() > now;
  return runs ? { plan: plans[subscription.tier], subscription } : { plan: plans.free, subscription: null };
}
