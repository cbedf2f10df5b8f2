import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import type { Subscription } from '../../data/user-repository.ts';

/** A plan that nobody pays for; it ends when its period does. `length` in milliseconds. */
export const grantSubscription = (tier: PaidTier, start: Date, length: number): Subscription => ({
  id: null,
  tier,
  startedAt: start,
  periodStart: start,
  periodEnd: new Date(start.getTime() + length),
  cancelAtPeriodEnd: false,
  nextTier: null,
  paymentDueBy: null,
});
