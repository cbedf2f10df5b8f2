import { type Plan, toolName } from '@datewright/contracts/plans';
import type { MarketingCopy } from '../copy/en.ts';

export interface PlanFeature {
  text: string;
  included: boolean;
}

/** What a plan holds, in words, straight from the plan catalogue. */
export function planFeatures(plan: Plan, words: MarketingCopy['pricing']['features']): PlanFeature[] {
  const tools = toolName.options.map((tool) => {
    const allowance = plan.allowances[tool];
    return allowance ? { text: words[tool](allowance), included: true } : { text: words.none, included: false };
  });
  return plan.priorityQueue ? [...tools, { text: words.priority, included: true }] : tools;
}
