import { useEffect } from 'react';

/** Keeps the page under a dialog where it is. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    style.scrollbarGutter = 'stable';
    return () => {
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, [locked]);
}
