import { useEffect } from 'react';

/** How many lie over the page now: it moves again when the last one is gone. */
let lockCount = 0;

/** Keeps the page where it is while something lies over it. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const page = document.documentElement;
    lockCount++;
    if (lockCount === 1) {
      // The room of the scrollbar stays, or everything would jump.
      page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
      page.style.overflow = 'hidden';
    }
    return () => {
      lockCount--;
      if (lockCount > 0) return;
      page.style.overflow = '';
      page.style.paddingRight = '';
    };
  }, [locked]);
}
