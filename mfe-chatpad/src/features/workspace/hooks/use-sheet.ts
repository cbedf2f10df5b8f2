import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRunning, type SuggestionRequest } from '../../suggestions/lib/suggestion-request.ts';

/** The suggestions as a sheet over the conversation on a phone. A request or a safety notice opens it. */
export function useSheet(request: SuggestionRequest) {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The bar at the bottom of a phone. */
  const bar = useRef<HTMLDivElement>(null);
  const isWriting = isRunning(request);
  const shouldOpen = isWriting || request.status === 'failed';
  useEffect(() => {
    if (shouldOpen) setOpen(true);
  }, [shouldOpen]);
  useEffect(() => {
    // Where the sheet is a column, it is always there and takes no focus.
    if (
      isOpen &&
      heading.current &&
      getComputedStyle(heading.current.closest('section') ?? heading.current).position === 'absolute'
    )
      heading.current.focus({ preventScroll: true });
  }, [isOpen]);
  useLayoutEffect(() => {
    // Closing the sheet hides the focused element, so the focus returns to the button that opens it.
    const sheet = heading.current?.closest('section');
    if (!isOpen && sheet?.contains(document.activeElement) && getComputedStyle(sheet).display === 'none')
      bar.current?.querySelector('button')?.focus();
  }, [isOpen]);
  useEffect(() => {
    // Stop replaces the write button, the buttons that change a line are disabled, and in a field the number keys would type instead of
    // copying lines.
    const focused = document.activeElement ?? document.body;
    if (isWriting && (focused === document.body || focused.matches('input, textarea, [data-write], :disabled')))
      heading.current?.focus({ preventScroll: true });
  }, [isWriting]);
  return { isOpen, heading, bar, open: () => setOpen(true), close: () => setOpen(false) };
}
