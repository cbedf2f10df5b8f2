import type { EventRepository } from '../../data/event-repository.ts';
import { createDailyCounter, type DailyCounts } from '../../rules/analytics/daily-counter.ts';

export const dayMs = 24 * 3600_000;
/** Milliseconds for which the count of the day that is still going on serves. */
const cacheTtlMs = 60_000;

/** The UTC day of a time, such as `2026-11-22`. */
export const toUtcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts what was received in one UTC day. */
export async function countDay(events: EventRepository, day: string): Promise<DailyCounts> {
  const counter = createDailyCounter(day);
  const start = Date.parse(day);
  for await (const event of events.streamBetween(new Date(start), new Date(start + dayMs))) counter.add(event);
  return counter.count();
}

/** Today as far as it went. */
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
