import type { Budgets } from '@datewright/service-kit/limits/budgets';
import type { Metrics } from '@datewright/service-kit/observability/metrics';
import { eventBytesTotal } from './rules/event-byte-budgets.ts';

/** Metrics beside the route durations that every service has. */
export function createCounters(metrics: Metrics) {
  return {
    mails: metrics.counter('mails_total', 'Tries to send a mail by outcome, and mails given up.', ['outcome']),
    /** Outcomes: `kept`, `unknown` (not in the catalogue), and over the byte budget of an `address` or of the `day`. */
    events: metrics.counter('events_total', 'Analytics events by outcome.', ['outcome']),
  };
}
export type Counters = ReturnType<typeof createCounters>;

/** Share of the daily byte budget for events that all instances have used. Without a database there is no value. */
export function registerEventBudgetGauge(metrics: Metrics, budgets: Budgets, megabytes: number): void {
  const budget = eventBytesTotal(megabytes);
  const help = 'Share of the bytes that events may take today, 0 to 1.';
  metrics.gauge('events_day_share', help, [], async (gauge) => {
    const spent = await budgets.getSpent(budget, 'all').catch(() => null);
    if (spent !== null) gauge.set(spent / budget.max);
  });
}
