import type { StopRepository } from '../data/stop-repository.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Stopping before the first suggestion is free this often in 24 hours, because the AI is paid all the same. */
const freeStopsPerDay = 3;

interface FreeStopsDependencies {
  stops: Pick<StopRepository, 'since'>;
  now: () => number;
}

/** How many free stops the member has left; at 0 the next request is charged when it starts. */
export async function countFreeStops({ stops, now }: FreeStopsDependencies, userId: string): Promise<number> {
  const used = await stops.since(userId, new Date(now() - dayMilliseconds));
  return Math.max(0, freeStopsPerDay - used);
}
