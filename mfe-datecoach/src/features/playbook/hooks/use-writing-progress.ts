import { sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import { useEffect, useState } from 'react';

/** The bar stays below this percentage until the playbook is complete. */
const maxPercent = 95;

/** Milliseconds. */
const tickInterval = 800;
const messageInterval = 3000;

/**
 * Estimates the progress from the time passed and the sections written, whichever is further, and rotates the messages.
 */
export function useWritingProgress(sections: number) {
  const [ticks, setTicks] = useState(0);
  const [messageIndex, setMessageIndex] = useState(0);
  useEffect(() => {
    const tickTimer = setInterval(() => setTicks((n) => n + 1), tickInterval);
    const messageTimer = setInterval(() => setMessageIndex((n) => n + 1), messageInterval);
    return () => {
      clearInterval(tickTimer);
      clearInterval(messageTimer);
    };
  }, []);
  const guessed = maxPercent * (1 - 0.95 ** ticks);
  const known = (maxPercent * sections) / sectionNames.length;
  return { percent: Math.min(maxPercent, Math.round(Math.max(guessed, known))), messageIndex };
}
