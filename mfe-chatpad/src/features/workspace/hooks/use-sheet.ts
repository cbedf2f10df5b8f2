import { useEffect, useRef, useState } from 'react';
import { isRunning, type SuggestionRequest } from '../../suggestions/lib/suggestion-request.ts';

/** The suggestions as a sheet over the conversation of a phone: a request opens it, and so does what moderation says. */
export function useSheet(request: SuggestionRequest) {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
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
  useEffect(() => {
    // Sent by Ctrl and Enter from a field, where the keys for the lines would type.
    if (isWriting && document.activeElement?.matches('input, textarea'))
      heading.current?.focus({ preventScroll: true });
  }, [isWriting]);
  return { isOpen, heading, open: () => setOpen(true), close: () => setOpen(false) };
}
