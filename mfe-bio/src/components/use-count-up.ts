import { useEffect, useRef, useState } from 'react';

const countMs = 300;

/** A number on its way from the last one to this one; at once with reduced motion. */
export function useCountUp(to: number): number {
  const [shown, setShown] = useState(to);
  const from = useRef(to);
  useEffect(() => {
    const start = from.current;
    from.current = to;
    if (start === to || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== false) return setShown(to);
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - began) / countMs));
      setShown(Math.round(start + (to - start) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return shown;
}
