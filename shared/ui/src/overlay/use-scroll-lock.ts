import { useEffect } from 'react';

/** The number of open overlays: the page scrolls again when the last one closes. */
let lockCount = 0;

/** Prevents the page from scrolling while `locked` is true. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const page = document.documentElement;
    lockCount++;
    if (lockCount === 1) {
      // Keep the space of the scrollbar, or the whole page would jump.
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
