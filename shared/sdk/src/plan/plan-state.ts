import type { CreditBalance } from '@datewright/contracts/account/credit-balance';
import type { UserProfileAnswer } from '@datewright/contracts/account/user-profile';
import { nextPlan, plans } from '@datewright/contracts/plans';
import type { Tier } from '@datewright/contracts/tier';
import { type FeatureKey, mapTools, type ToolName } from '@datewright/contracts/tool-lookup';
import { tools } from '@datewright/contracts/tools';

/** What the member's plan allows in one tool. */
interface PlanFeature {
  hasAccess: boolean;
  /** For one period: a day, a week or a month, see `credits`. */
  creditsPerDay: number;
  currentCredits: number;
  nextRefreshTime: string | null;
}

/** What the member's plan allows in each tool. */
export type PlanFeatures = Record<FeatureKey, PlanFeature>;

type Credits = Record<ToolName, CreditBalance>;

export interface PlanState {
  /** True until the member's plan has been read; visitors have the free plan without loading. */
  loading: boolean;
  tier: Tier;
  /** The name of the plan as shown to members. */
  tierLabel: string;
  features: PlanFeatures;
  credits: Credits;
  /** ISO 8601, or null when there is no end. */
  subscriptionEnd: string | null;
  isSubscriptionActive: boolean;
  /** ISO 8601; `null` when the plan does not renew. */
  renewalDate: string | null;
  /** The plan ends at `subscriptionEnd` and is not renewed. */
  cancelAtPeriodEnd: boolean;
  /** The plan that starts at `renewalDate`, if it is a different one. */
  nextTier: Tier | null;
  /** Set when the last payment failed: the time until which it can be paid before the plan ends (ISO 8601). */
  paymentDueBy: string | null;
  /** When the first tool's credits, chat messages, refresh (ISO 8601). */
  nextRefreshTime: string | null;
  /** `/pricing?checkout=…`, or null on the highest plan. Add `&source=` and show it only if the page exists. */
  upgradeUrl: string | null;
  /** True when the plan could not be read: these are the limits of the free plan, and the service still decides. */
  assumed: boolean;
}

const day = 86_400_000;
/** The tool whose credits the plan page and the header show. */
const [first] = tools;

/** Creates the state of a plan with all its credits unused. */
export function createUnusedPlan(tier: Tier, more: Partial<PlanState> = {}): PlanState {
  return {
    ...planState(
      tier,
      mapTools(({ credit }) => unusedBalance(tier, credit)),
    ),
    ...more,
  };
}

/** Converts an answer of `getUserProfile`. An inactive subscription counts as the free plan. */
export function planFromProfile({ profile, credits, subscription }: UserProfileAnswer): PlanState {
  const tier = subscription.active ? subscription.tier : 'free';
  const fallbackRefresh = new Date(Date.parse(profile.limits_reset_date) + day);
  const nextRefreshTime =
    credits[first.credit].resetDate ?? (Number.isNaN(fallbackRefresh.getTime()) ? null : fallbackRefresh.toISOString());
  const state = planState(tier, credits);
  return {
    ...state,
    features: { ...state.features, [first.feature]: { ...state.features[first.feature], nextRefreshTime } },
    nextRefreshTime,
    subscriptionEnd: subscription.endDate,
    isSubscriptionActive: subscription.active,
    renewalDate: subscription.renewalDate,
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    nextTier: subscription.nextTier,
    paymentDueBy: subscription.paymentDueBy,
  };
}

/** Returns the same plan with a new balance of one tool. */
export function withCredits(state: PlanState, tool: ToolName, available: number): PlanState {
  const before = state.credits[tool];
  const balance = { ...before, available, used: Math.max(0, before.total - available) };
  const next = planState(state.tier, { ...state.credits, [tool]: balance });
  return { ...state, credits: next.credits, features: next.features };
}

function planState(tier: Tier, credits: Credits): PlanState {
  const has = (tool: ToolName) => plans[tier].allowances[tool] !== null;
  const featureOf = (tool: ToolName): PlanFeature => ({
    hasAccess: has(tool),
    creditsPerDay: credits[tool].limit,
    currentCredits: credits[tool].available,
    nextRefreshTime: credits[tool].resetDate,
  });
  const features = tools.map(({ feature, credit }) => [feature, featureOf(credit)]);
  const upgrade = nextPlan(tier);
  return {
    loading: false,
    tier,
    tierLabel: plans[tier].name,
    features: Object.fromEntries(features) as PlanFeatures,
    credits,
    subscriptionEnd: null,
    isSubscriptionActive: tier !== 'free',
    renewalDate: null,
    cancelAtPeriodEnd: false,
    nextTier: null,
    paymentDueBy: null,
    nextRefreshTime: credits[first.credit].resetDate,
    upgradeUrl: upgrade && `/pricing?checkout=${upgrade.slug}`,
    assumed: false,
  };
}

function unusedBalance(tier: Tier, tool: ToolName): CreditBalance {
  const allowance = plans[tier].allowances[tool];
  const limit = allowance?.limit ?? 0;
  return {
    available: limit,
    used: 0,
    total: limit,
    limit,
    resetDate: null,
    resetPeriod: allowance?.period ?? 'never',
  };
}
