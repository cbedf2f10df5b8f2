import { useEffect, useRef, useState } from 'react';
import { canAnimate } from './can-animate.ts';

const durationMs = 300;

/** Returns a number on its way from `initial` to its value, and later from each value to the next. */
export function useCountUp(value: number, initial = value): number {
  const [shown, setShown] = useState(() => (canAnimate() ? initial : value));
  const last = useRef(shown);
  useEffect(() => {
    const from = last.current;
    last.current = value;
    if (from === value || !canAnimate()) return setShown(value);
    const start = performance.now();
    let frame = requestAnimationFrame(function count() {
      const share = Math.min(1, (performance.now() - start) / durationMs);
      setShown(from + (value - from) * share);
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
