/** Answers that are being written. A stopping service waits for them, so that every credit is settled. */
export interface InFlightWork {
  track<Result>(work: Promise<Result>): Promise<Result>;
  finish(): Promise<void>;
}

export function createInFlightWork(): InFlightWork {
  const running = new Set<Promise<unknown>>();
  return {
    track(work) {
      running.add(work);
      const remove = () => running.delete(work);
      work.then(remove, remove);
      return work;
    },
    async finish() {
      await Promise.allSettled(running);
    },
  };
}
