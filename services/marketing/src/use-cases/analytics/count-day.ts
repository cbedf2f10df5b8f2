import type { DailyCounts } from '../../data/daily-counts-repository.ts';
import type { EventRepository } from '../../data/event-repository.ts';
import { createDailyCounter } from '../../rules/analytics/daily-counter.ts';
import { dayMs } from '../../rules/analytics/utc-day.ts';

/** Counts the events received in one UTC day. */
export async function countDay(events: EventRepository, day: string): Promise<DailyCounts> {
  const counter = createDailyCounter(day);
  const start = Date.parse(day);
  for await (const event of events.streamBetween(new Date(start), new Date(start + dayMs))) counter.add(event);
  return counter.count();
}
