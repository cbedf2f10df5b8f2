import type { EventStore } from '../data/events.ts';
import { type DayCount, dayCounter } from './day-count.ts';

export const oneDay = 24 * 3600_000;
/** Milliseconds for which the count of the day that is still going on serves. */
const freshFor = 60_000;

/** The UTC day of a time, such as `2026-11-22`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts what was received in one UTC day. */
export async function countDay(events: EventStore, day: string): Promise<DayCount> {
  const counter = dayCounter(day);
  const start = Date.parse(day);
  for await (const event of events.between(new Date(start), new Date(start + oneDay))) counter.add(event);
  return counter.count();
}

/** Today as far as it went. */
export function todayCounter(events: EventStore, now: () => number): () => Promise<DayCount> {
  let last: { at: number; day: string; count: Promise<DayCount> } | undefined;
  return () => {
    const at = now();
    const day = dayOf(at);
    if (!last || last.day !== day || at - last.at >= freshFor) {
      const count = countDay(events, day);
      last = { at, day, count };
      count.catch(() => {
        last = undefined;
      });
    }
    return last.count;
  };
}
