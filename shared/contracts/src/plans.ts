import type { Tier } from './tier.ts';
import type { Allowance } from './tool.ts';
import { mapTools, type ToolName } from './tool-lookup.ts';

export interface Plan {
  tier: Tier;
  slug: 'free' | 'starter' | 'pro';
  name: string;
  /** In EUR, including VAT where it applies. */
  price: number;
  billingPeriod: 'free' | 'weekly' | 'monthly';
  /** Credits per period for each tool; `null` when the plan does not include the tool. */
  allowances: Record<ToolName, Allowance | null>;
  priorityQueue: boolean;
}

export const currency = 'EUR';
export const guaranteeDays = 14;
export const minimumAge = 18;
export const passwordMinLength = 8;

const allowancesForTier = (tier: Tier) => mapTools<Allowance | null>(({ allowances }) => allowances[tier]);

/** The plan catalogue. Pricing, dashboard, credits and payment all read it. */
export const plans: Record<Tier, Plan> = {
  free: {
    tier: 'free',
    slug: 'free',
    name: 'Free',
    price: 0,
    billingPeriod: 'free',
    allowances: allowancesForTier('free'),
    priorityQueue: false,
  },
  weekly: {
    tier: 'weekly',
    slug: 'starter',
    name: 'Starter',
    price: 7.99,
    billingPeriod: 'weekly',
    allowances: allowancesForTier('weekly'),
    priorityQueue: false,
  },
  monthly: {
    tier: 'monthly',
    slug: 'pro',
    name: 'Pro',
    price: 24.99,
    billingPeriod: 'monthly',
    allowances: allowancesForTier('monthly'),
    priorityQueue: true,
  },
};

/** Parses any tier name that occurs on the wire: `pro` is monthly, anything unknown is free. */
export function readTier(word: string | null | undefined): Tier {
  if (word === 'weekly' || word === 'monthly') return word;
  return word === 'pro' ? 'monthly' : 'free';
}

/** The plan that an upgrade leads to, or `null` for the highest one. */
export function nextPlan(current: Tier): Plan | null {
  if (current === 'free') return plans.weekly;
  return current === 'weekly' ? plans.monthly : null;
}
