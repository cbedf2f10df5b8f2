import { useEffect } from 'react';

/** Keeps the page under a dialog where it is. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style } = document.documentElement;
    // The room of the scrollbar stays, or everything would jump.
    style.paddingRight = `${window.innerWidth - document.documentElement.clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      style.paddingRight = '';
    };
  }, [locked]);
}
