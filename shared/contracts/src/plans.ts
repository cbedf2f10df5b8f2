import type { Tier, ToolName } from './plan-words.ts';

// Apart, so that a page that reads the catalogue does not need the library that checks words on the wire.
export { type Tier, type ToolName, tier, toolName } from './plan-words.ts';

export type ResetPeriod = 'daily' | 'weekly' | 'monthly';
export interface Allowance {
  limit: number;
  period: ResetPeriod;
}

export interface Plan {
  tier: Tier;
  slug: 'free' | 'starter' | 'pro';
  name: string;
  /** EUR, VAT included where it applies. */
  price: number;
  billingPeriod: 'free' | 'weekly' | 'monthly';
  /** What one period of each tool holds; `null`: the plan has no access to it. */
  allowances: Record<ToolName, Allowance | null>;
  priorityQueue: boolean;
}

export const currency = 'EUR';
export const guaranteeDays = 14;
export const minimumAge = 18;
export const passwordMinimum = 8;

/** The one truth about plans: pricing, dashboard, credits and payment all read it here. */
export const plans: Record<Tier, Plan> = {
  free: {
    tier: 'free',
    slug: 'free',
    name: 'Free',
    price: 0,
    billingPeriod: 'free',
    allowances: {
      chatpad: { limit: 5, period: 'daily' },
      photoanalyzer: { limit: 1, period: 'weekly' },
      bio_write: { limit: 2, period: 'weekly' },
      datecoach: { limit: 1, period: 'weekly' },
    },
    priorityQueue: false,
  },
  weekly: {
    tier: 'weekly',
    slug: 'starter',
    name: 'Starter',
    price: 7.99,
    billingPeriod: 'weekly',
    allowances: {
      chatpad: { limit: 1000, period: 'daily' },
      photoanalyzer: { limit: 15, period: 'weekly' },
      bio_write: { limit: 50, period: 'weekly' },
      datecoach: null,
    },
    priorityQueue: false,
  },
  monthly: {
    tier: 'monthly',
    slug: 'pro',
    name: 'Pro',
    price: 24.99,
    billingPeriod: 'monthly',
    allowances: {
      chatpad: { limit: 5000, period: 'daily' },
      photoanalyzer: { limit: 100, period: 'monthly' },
      bio_write: { limit: 200, period: 'monthly' },
      datecoach: { limit: 30, period: 'weekly' },
    },
    priorityQueue: true,
  },
};

/** Reads any tier word seen on the wire: `pro` is monthly, anything unknown is free. */
export function readTier(word: string | null | undefined): Tier {
  if (word === 'weekly' || word === 'monthly') return word;
  return word === 'pro' ? 'monthly' : 'free';
}

/** The plan that an upgrade leads to, or `null` when there is none above. */
export function nextPlan(current: Tier): Plan | null {
  if (current === 'free') return plans.weekly;
  return current === 'weekly' ? plans.monthly : null;
}
