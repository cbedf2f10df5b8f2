import type { DailyCounts } from '../../data/daily-counts-repository.ts';
import type { EventRepository } from '../../data/event-repository.ts';
import { toUtcDay } from '../../rules/analytics/utc-day.ts';
import { countDay } from './count-day.ts';

/** Milliseconds for which a count of the current day is reused. */
const cacheTtlMs = 60_000;

/** Counts the current day. */
export function createTodayCounter(events: EventRepository, now: () => number): () => Promise<DailyCounts> {
  let last: { at: number; day: string; count: Promise<DailyCounts> } | undefined;
  return () => {
    const at = now();
    const day = toUtcDay(at);
    if (!last || last.day !== day || at - last.at >= cacheTtlMs) {
      const count = countDay(events, day);
      last = { at, day, count };
      count.catch(() => {
        last = undefined;
      });
    }
    return last.count;
  };
}
