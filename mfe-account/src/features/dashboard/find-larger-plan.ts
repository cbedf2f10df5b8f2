import { type Plan, plans } from '@datewright/contracts/plans';
import type { Tier } from '@datewright/contracts/tier';
import type { ToolName } from '@datewright/contracts/tool-lookup';

/** The next larger plan that includes more of a tool, or `null`. */
export function findLargerPlan(current: Tier, tool: ToolName): Plan | null {
  const { price, allowances } = plans[current];
  const limit = allowances[tool]?.limit ?? 0;
  return Object.values(plans).find((plan) => plan.price > price && (plan.allowances[tool]?.limit ?? 0) > limit) ?? null;
}
