import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { AppContext } from '../context.ts';

const dayLong = 24 * 60 * 60 * 1000;
/** Stopping before the first line is free so often in a day; what reaches an AI costs, whoever reads it. */
const freeStopsADay = 3;

/** Far over what any plan needs, and far under what a script would like. */
const pace = { name: 'suggestion-rounds', max: 20, windowSeconds: 60 };

/** How often the member may still stop for free; at 0 the next request costs its credit when it begins. */
export async function freeStops(ctx: AppContext, userId: string): Promise<number> {
  const taken = await ctx.stops.since(userId, new Date(ctx.now() - dayLong));
  return Math.max(0, freeStopsADay - taken);
}

/** Throws `too_many_attempts` when rounds are begun faster than anybody reads them. */
export async function keepPace(ctx: AppContext, userId: string): Promise<void> {
  await takeOrThrow(ctx.limiter, pace, userId);
}
