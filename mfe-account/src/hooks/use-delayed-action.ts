import { useEffect } from 'react';

/** Runs `act` once, `milliseconds` after `due` becomes true, unless the component unmounts before. */
export function useDelayedAction(due: boolean, milliseconds: number, act: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only becoming due starts the clock
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  }, [due, milliseconds]);
}
