import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Answers what to call when the fields in `box` were checked: once that is drawn, the first one that is wrong takes the
 * focus, and a reader says it with its error.
 */
export function useInvalidFocus(box: RefObject<HTMLElement | null>): () => void {
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    const wrong = checks > 0 && box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    wrong.closest('details')?.setAttribute('open', '');
    wrong.focus();
  }, [checks, box]);
  return useCallback(() => setChecks((before) => before + 1), []);
}
