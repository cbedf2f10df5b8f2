import type { AppContext } from '../../context.ts';
import { countDay, dayMs, toUtcDay } from './count-day.ts';

/** Milliseconds after midnight until a day is over on every instance's clock. */
const clockSkewMs = 60_000;

/**
 * Counts every day that is over and was not counted yet. A day is written whole or not at all, and always alike: a run
 * that died, or two at once, change nothing.
 */
export async function rollUpDailyCounts(ctx: AppContext): Promise<void> {
  const first = await ctx.events.findFirstReceivedAt();
  if (!first) return;
  const counted = new Set(await ctx.dailyCounts.listDays());
  for (let time = Date.parse(toUtcDay(first.getTime())); time + dayMs + clockSkewMs <= ctx.now(); time += dayMs) {
    const day = toUtcDay(time);
    if (!counted.has(day)) await ctx.dailyCounts.upsert(await countDay(ctx.events, day));
  }
}
