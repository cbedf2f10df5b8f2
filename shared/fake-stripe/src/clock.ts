import { findNextDueTask } from './engine/due-work.ts';
import type { Store } from './store/store.ts';
import type { StripeContext } from './stripe-context.ts';

export interface Clock {
  now(): number;
  /** Runs everything that is due by now, each task at its own time. */
  catchUp(context: StripeContext): void;
  /** Moves forward to `to` and runs what falls due on the way. */
  moveTo(context: StripeContext, to: number): void;
}

const currentSeconds = () => Math.floor(Date.now() / 1000);

/** The sandbox's clock: real time plus an offset. While a due task runs, the clock shows the time of that task. */
export function createClock(store: Store): Clock {
  let pausedAt: number | null = null;
  const runningNow = () => currentSeconds() + store.clock.offsetSeconds;

  function runUntil(context: StripeContext, until: number) {
    try {
      for (let due = findNextDueTask(context, until); due; due = findNextDueTask(context, until)) {
        // Tasks that fell due while the sandbox was off also run at their own time.
        pausedAt = due.at;
        due.run();
      }
    } finally {
      pausedAt = null;
    }
  }

  return {
    now: () => pausedAt ?? runningNow(),
    catchUp: (context) => runUntil(context, runningNow()),
    moveTo(context, to) {
      runUntil(context, to);
      store.clock.offsetSeconds += Math.max(0, to - runningNow());
      context.markChanged();
    },
  };
}
