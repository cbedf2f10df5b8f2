import { useEffect, useState } from 'react';
import { canAnimate } from '../../../lib/can-animate.ts';

const durationMs = 300;

/** Counts from 0 to a number once, when the component appears; later changes are shown at once. */
export function useCountUp(to: number, isEnabled: boolean): number {
  const [isCounting] = useState(() => isEnabled && canAnimate());
  const [share, setShare] = useState(isCounting ? 0 : 1);
  useEffect(() => {
    if (!isCounting) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function count() {
      const next = Math.min(1, (performance.now() - start) / durationMs);
      setShare(next);
      if (next < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [isCounting]);
  return to * share;
}
