import { AppError } from '../errors/app-error.ts';

/**
 * Slots for concurrent work, shared fairly: an owner has at most one slot, and nobody waits behind many tasks of one
 * owner.
 */
export interface FairSemaphore<Place> {
  /** Runs work in a slot. Throws `unavailable` with `Retry-After` when too many tasks wait. */
  run<Result>(owner: string, work: (place: Place) => Promise<Result>): Promise<Result>;
  /** How many owners wait without a slot. */
  countWaitingOwners(): number;
}

interface WaitingTask<Place> {
  owner: string;
  start: (place: Place) => void;
}

/** Seconds after which a full queue is worth another try. */
export const queueRetrySeconds = 5;

/** `mostOfOne` and `mostOfAll` limit the waiting tasks of one owner and of all. */
export function createFairSemaphore<Place>(
  places: Place[],
  { mostOfOne = 10, mostOfAll = 60 } = {},
): FairSemaphore<Place> {
  const free = [...places];
  const running = new Set<string>();
  const waiting: WaitingTask<Place>[] = [];

  function next() {
    const at = waiting.findIndex(({ owner }) => !running.has(owner));
    const place = at >= 0 ? free.pop() : undefined;
    if (place === undefined) return;
    const [one] = waiting.splice(at, 1);
    if (!one) return;
    running.add(one.owner);
    one.start(place);
    next();
  }

  return {
    async run(owner, work) {
      const ofOne = waiting.filter((one) => one.owner === owner).length;
      if (ofOne >= mostOfOne || waiting.length >= mostOfAll)
        throw new AppError('unavailable', { retryAfter: queueRetrySeconds, isFull: true });
      const place = await new Promise<Place>((start) => {
        waiting.push({ owner, start });
        next();
      });
      try {
        return await work(place);
      } finally {
        free.push(place);
        running.delete(owner);
        next();
      }
    },
    countWaitingOwners: () => new Set(waiting.map(({ owner }) => owner).filter((owner) => !running.has(owner))).size,
  };
}
