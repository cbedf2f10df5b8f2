import type { AppContext } from '../context.ts';
import { countDay, dayOf, oneDay } from './count-day.ts';

/** Milliseconds after midnight until a day is over on every instance's clock. */
const grace = 60_000;

/**
 * Counts every day that is over and was not counted yet. A day is written whole or not at all, and always alike: a run
 * that died, or two at once, change nothing.
 */
export async function rollUp(ctx: AppContext): Promise<void> {
  const first = await ctx.events.firstAt();
  if (!first) return;
  const counted = new Set(await ctx.days.names());
  for (let time = Date.parse(dayOf(first.getTime())); time + oneDay + grace <= ctx.now(); time += oneDay) {
    const day = dayOf(time);
    if (!counted.has(day)) await ctx.days.put(await countDay(ctx.events, day));
  }
}
