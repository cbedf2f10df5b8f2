import type { AppContext } from '../../context.ts';
import { dayMs, toUtcDay } from '../../rules/analytics/utc-day.ts';
import { countDay } from './count-day.ts';

/** Milliseconds after midnight until a day is over on the clocks of all instances. */
const clockSkewMs = 60_000;

/** Counts every finished day that has no counts yet. It is idempotent: instances may run it at the same time. */
export async function rollUpDailyCounts(ctx: AppContext): Promise<void> {
  const first = await ctx.events.findFirstReceivedAt();
  if (!first) return;
  const counted = new Set(await ctx.dailyCounts.listDays());
  for (let time = Date.parse(toUtcDay(first.getTime())); time + dayMs + clockSkewMs <= ctx.now(); time += dayMs) {
    const day = toUtcDay(time);
    if (!counted.has(day)) await ctx.dailyCounts.upsert(await countDay(ctx.events, day));
  }
}
