import { plans } from '@datewright/contracts/plans';
import type { Tier } from '@datewright/contracts/tier';
import { tools } from '@datewright/contracts/tools';
import type { PlanState } from '@datewright/sdk/host';

/** The state of a plan with `messages` chat messages and one credit of every other tool left. */
export function planOf(tier: Tier, messages = plans[tier].allowances.chatpad?.limit ?? 0): PlanState {
  const features = tools.map(({ feature, allowances }) => [
    feature,
    {
      hasAccess: allowances[tier] !== null,
      creditsPerDay: 5,
      currentCredits: feature === 'chatPad' ? messages : 1,
      nextRefreshTime: null,
    },
  ]);
  return {
    loading: false,
    tier,
    tierLabel: plans[tier].name,
    features: Object.fromEntries(features) as PlanState['features'],
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
