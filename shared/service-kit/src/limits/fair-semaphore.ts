import { AppError } from '../errors/app-error.ts';

/** Places in which work runs, shared fairly: nobody holds more than one, and nobody waits behind a crowd of one member. */
export interface FairSemaphore<Place> {
  /** Runs work in a place. Throws `unavailable` with `Retry-After` when too many wait. */
  run<Result>(owner: string, work: (place: Place) => Promise<Result>): Promise<Result>;
}

interface WaitingTask<Place> {
  owner: string;
  start: (place: Place) => void;
}

const retryAfterSeconds = 5;

/** `mostOfOne` and `mostOfAll`: how many may wait, of one owner and in all. */
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
        throw new AppError('unavailable', { retryAfter: retryAfterSeconds });
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
  };
}
