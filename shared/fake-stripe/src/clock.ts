import { findNextDueTask } from './engine/due-work.ts';
import type { Store } from './store/store.ts';
import type { StripeContext } from './stripe-context.ts';

export interface Clock {
  now(): number;
  /** Does everything that is due up to now, each at its own moment. */
  catchUp(context: StripeContext): void;
  /** Moves forward to `to`, doing on the way what falls due. */
  moveTo(context: StripeContext, to: number): void;
}

const currentSeconds = () => Math.floor(Date.now() / 1000);

/** The sandbox's own time: the real one and an offset. While due work runs, it stands at the moment of that work. */
export function createClock(store: Store): Clock {
  let standing: number | null = null;
  const flowing = () => currentSeconds() + store.clock.offsetSeconds;

  function runUntil(context: StripeContext, until: number) {
    try {
      for (let due = findNextDueTask(context, until); due; due = findNextDueTask(context, until)) {
        // Work that fell due while the sandbox was off is done at its own time too.
        standing = due.at;
        due.run();
      }
    } finally {
      standing = null;
    }
  }

  return {
    now: () => standing ?? flowing(),
    catchUp: (context) => runUntil(context, flowing()),
    moveTo(context, to) {
      runUntil(context, to);
      store.clock.offsetSeconds += Math.max(0, to - flowing());
      context.markChanged();
    },
  };
}
