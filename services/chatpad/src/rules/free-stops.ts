import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../context.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Stopping before the first line is free so often in a day; what reaches an AI costs, whoever reads it. */
const freeStopsPerDay = 3;

/** Far over what any plan needs, and far under what a script would like. */
const roundsLimit = { name: 'suggestion-rounds', max: 20, windowSeconds: 60 };

/** How often the member may still stop for free; at 0 the next request costs its credit when it begins. */
export async function countFreeStops(ctx: AppContext, userId: string): Promise<number> {
  const taken = await ctx.stops.since(userId, new Date(ctx.now() - dayMilliseconds));
  return Math.max(0, freeStopsPerDay - taken);
}

/** Throws `too_many_attempts` when rounds are begun faster than anybody reads them. */
export async function enforceRoundsLimit(ctx: AppContext, userId: string): Promise<void> {
  await consumeRateLimit(ctx.limiter, roundsLimit, userId);
}
