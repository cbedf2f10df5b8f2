import { sectionNames } from '@datewright/contracts/datecoach/words';
import { useEffect, useState } from 'react';

/** Percent that are shown at most while it is not whole. */
const most = 95;

/** Milliseconds. */
const tick = 800;
const turn = 3000;

/** How far the writing seems to be, and which message is up. Sections that are there count more than the clock. */
export function useProgress(sections: number) {
  const [ticks, setTicks] = useState(0);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => setTicks((n) => n + 1), tick);
    const turning = setInterval(() => setTurns((n) => n + 1), turn);
    return () => {
      clearInterval(ticking);
      clearInterval(turning);
    };
  }, []);
  const guessed = most * (1 - 0.95 ** ticks);
  const known = (most * sections) / sectionNames.length;
  return { percent: Math.min(most, Math.round(Math.max(guessed, known))), turns };
}
