import type { ToolName } from '@datewright/contracts/tool-lookup';
import { createUnusedPlan, type PlanState, withCredits } from '../plan/plan-state.ts';

/** The free plan with `available` credits left in one tool. */
export const planWithCredits = (tool: ToolName, available: number): PlanState =>
  withCredits(createUnusedPlan('free'), tool, available);
