import { sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import { useEffect, useState } from 'react';

/** Percent that are shown at most while it is not whole. */
const maxPercent = 95;

/** Milliseconds. */
const tickInterval = 800;
const messageInterval = 3000;

/** How far the writing seems to be, and which message is up. Sections that are there count more than the clock. */
export function useWritingProgress(sections: number) {
  const [ticks, setTicks] = useState(0);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => setTicks((n) => n + 1), tickInterval);
    const turning = setInterval(() => setTurns((n) => n + 1), messageInterval);
    return () => {
      clearInterval(ticking);
      clearInterval(turning);
    };
  }, []);
  const guessed = maxPercent * (1 - 0.95 ** ticks);
  const known = (maxPercent * sections) / sectionNames.length;
  return { percent: Math.min(maxPercent, Math.round(Math.max(guessed, known))), turns };
}
