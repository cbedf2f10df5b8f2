import { type RefObject, useEffect, useRef } from 'react';

/**
 * What somebody typed into a field of a page that came as HTML, before any script ran: it is taken over once, in place
 * of what the field began with.
 */
export function usePrehydrationInput(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  start: string,
  take: (typed: string) => void,
): void {
  const first = useRef({ start, take });
  useEffect(() => {
    const { start, take } = first.current;
    const typed = field.current?.value;
    if (typed !== undefined && typed !== start) take(typed);
  }, [field]);
}
