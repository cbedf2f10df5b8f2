import { useEffect } from 'react';

/** Does it once, `milliseconds` after it is due, unless the page is left before. */
export function useDelayedAction(due: boolean, milliseconds: number, act: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only becoming due starts the clock
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  }, [due, milliseconds]);
}
