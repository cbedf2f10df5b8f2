import { type RefObject, useEffect, useRef } from 'react';

/** Takes over once what a visitor typed into a prerendered field before hydration. */
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
