import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import type { Subscription } from '../../data/user-model.ts';

/** A plan that is not paid for; it ends with its period. `length` in milliseconds. */
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
