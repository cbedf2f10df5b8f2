import type { ResetPeriod } from '@datewright/contracts/tool';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import type { CurrentPlan } from '../billing/current-plan.ts';

const day = 24 * 3600_000;
const week = 7 * day;

export interface CreditPeriod {
  /** Unique among the periods of one member and tool. */
  key: string;
  start: Date;
  end: Date;
  limit: number;
  resetPeriod: ResetPeriod;
}

/**
 * The current period for a tool, or `null` when the plan has no access. Days are UTC days on every plan. Free weeks are
 * ISO weeks. Paid weeks and months follow the subscription: its billing period, divided into weeks from its start where
 * the allowance is shorter.
 */
export function currentCreditPeriod(
  { plan, subscription }: CurrentPlan,
  tool: ToolName,
  now: number,
): CreditPeriod | null {
  const allowance = plan.allowances[tool];
  if (!allowance) return null;
  const { limit, period: resetPeriod } = allowance;
  const between = (key: string, start: number, end: number) => ({
    key,
    start: new Date(start),
    end: new Date(end),
    limit,
    resetPeriod,
  });

  const midnight = Math.floor(now / day) * day;
  if (resetPeriod === 'daily') return between(`day-${isoDay(midnight)}`, midnight, midnight + day);

  if (!subscription) {
    // 1 January 1970 was a Thursday: the Monday is three days earlier.
    const monday = midnight - ((midnight / day + 3) % 7) * day;
    return between(`week-${isoDay(monday)}`, monday, monday + week);
  }

  const start = subscription.periodStart.getTime();
  const end = subscription.periodEnd.getTime();
  if (resetPeriod === plan.billingPeriod) return between(`paid-${start}`, start, end);
  // Until the renewal event arrives, the last week continues.
  const lastSlice = Math.ceil((end - start) / week) - 1;
  const slice = Math.min(Math.max(0, Math.floor((now - start) / week)), Math.max(0, lastSlice));
  const from = start + slice * week;
  return between(`paid-${start}-week-${slice}`, from, Math.min(from + week, end));
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
