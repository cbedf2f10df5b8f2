import { plans, type Tier } from '@datewright/contracts/plans';
import type { PlanState } from '@datewright/sdk/host';

/** The state of a plan, with so many chat messages left. */
export function planOf(tier: Tier, messages = plans[tier].allowances.chatpad?.limit ?? 0): PlanState {
  const daily = (hasAccess: boolean, currentCredits: number) => ({
    hasAccess,
    creditsPerDay: 5,
    currentCredits,
    nextRefreshTime: null,
  });
  return {
    loading: false,
    tier,
    tierLabel: plans[tier].name,
    features: {
      chatPad: daily(true, messages),
      photoAnalyzer: { hasAccess: true, maxPhotos: 1, usedPhotos: 0 },
      bioScanner: { hasAccess: true },
      dateCoach: daily(plans[tier].allowances.datecoach !== null, 1),
    },
    credits: {} as PlanState['credits'],
    subscriptionEnd: null,
    renewalDate: null,
    cancelAtPeriodEnd: false,
    nextTier: null,
    paymentDueBy: null,
    isSubscriptionActive: tier !== 'free',
    nextRefreshTime: null,
    upgradeUrl: null,
    assumed: false,
  };
}
