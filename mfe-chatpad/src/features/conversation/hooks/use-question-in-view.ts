import { type RefObject, useEffect } from 'react';

/** Shows a question about a pasted text when it appears. */
export function useQuestionInView(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [box]);
}
