import { useEffect, useState } from 'react';

/** False at first, true after some milliseconds. */
export function useDelayElapsed(milliseconds: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return over;
}
