import { type Plan, plans } from '@datewright/contracts/plans';
import { tools } from '@datewright/contracts/tools';
import type { MarketingCopy } from '../copy/en/marketing.ts';

export interface PlanFeature {
  text: string;
  included: boolean;
}

/** Lists a plan's features from the plan catalogue. */
export function listPlanFeatures(plan: Plan, words: MarketingCopy['pricing']['features']): PlanFeature[] {
  const all = tools.map(({ credit, unit }) => {
    const allowance = plan.allowances[credit];
    return allowance
      ? { text: words.amount(allowance, unit), included: true }
      : { text: words.none(unit, plans.monthly.name), included: false };
  });
  return plan.priorityQueue ? [...all, { text: words.priority, included: true }] : all;
}
