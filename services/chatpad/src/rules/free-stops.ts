import type { StopRepository } from '../data/stop-repository.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * A request stopped before its third suggestion is free, although the AI provider charges for it, so free stops are
 * limited per 24 hours.
 */
const freeStopsPerDay = 3;

interface FreeStopsDependencies {
  stops: Pick<StopRepository, 'since'>;
  now: () => number;
}

/** Counts the member's remaining free stops. At 0 the next request is charged before the AI starts. */
export async function countFreeStops({ stops, now }: FreeStopsDependencies, userId: string): Promise<number> {
  const used = await stops.since(userId, new Date(now() - dayMilliseconds));
  return Math.max(0, freeStopsPerDay - used);
}
