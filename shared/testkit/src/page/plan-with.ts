import type { ToolName } from '@datewright/contracts/tool-words';
import { type PlanState, unusedPlan, withCredits } from '@datewright/sdk/host/plan-state';

/** The free plan with so many credits of one tool left. */
export const planWith = (tool: ToolName, available: number): PlanState =>
  withCredits(unusedPlan('free'), tool, available);
