import type { Delivery } from '../store/store.ts';

const maxConcurrent = 25;

/** Attempts deliveries when they are due, a few at a time. */
export function createDeliveryQueue(attempt: (delivery: Delivery) => Promise<void>) {
  const timers = new Map<string, NodeJS.Timeout>();
  const queue: Delivery[] = [];
  let underWay = 0;
  let stopped = false;

  function plan(delivery: Delivery, inMilliseconds: number) {
    delivery.nextAt = Date.now() + inMilliseconds;
    clearTimeout(timers.get(delivery.id));
    timers.set(delivery.id, setTimeout(() => enqueue(delivery), inMilliseconds).unref());
  }

  /** A year of renewals creates hundreds of events at once: the receiver gets only a few at a time. */
  function pump() {
    while (underWay < maxConcurrent) {
      const next = queue.shift();
      if (!next) return;
      underWay++;
      timers.delete(next.id);
      void attempt(next).finally(() => {
        underWay--;
        pump();
      });
    }
  }

  function enqueue(delivery: Delivery) {
    queue.push(delivery);
    pump();
  }

  return {
    plan,
    isStopped: () => stopped,
    stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
