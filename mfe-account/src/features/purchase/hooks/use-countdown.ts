import { useEffect, useState } from 'react';

export interface Countdown {
  secondsLeft: number;
  /** The value it starts from. */
  totalSeconds: number;
  isStopped: boolean;
  stop: () => void;
}

/** Counts seconds down to 0 and then calls `onEnd`, unless it is stopped. */
export function useCountdown(seconds: number, onEnd: () => void): Countdown {
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onEnd` must not restart it
  useEffect(() => {
    if (stopped) return;
    if (left === 0) return onEnd();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, stopped]);
  return { secondsLeft: left, totalSeconds: seconds, isStopped: stopped, stop: () => setStopped(true) };
}
