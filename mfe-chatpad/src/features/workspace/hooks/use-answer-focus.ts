import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The complete round takes the place of the lines that arrived, and the line that had the focus keeps it; from Stop it
 * goes to the heading. Returns what the pane calls on every focus within it.
 */
export function useAnswerFocus(isRunning: boolean, heading: RefObject<HTMLElement | null>) {
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isRunning || !focused.current || focused.current.isConnected) return;
    const key = focused.current.closest<HTMLElement>('[data-copy-key]')?.dataset.copyKey;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const line =
      key && heading.current?.closest('section')?.querySelector<HTMLElement>(`[data-copy-key="${key}"] button`);
    (line || heading.current)?.focus({ preventScroll: true });
  }, [isRunning, heading]);
  return (event: FocusEvent<HTMLElement>) => {
    focused.current = event.target;
  };
}
