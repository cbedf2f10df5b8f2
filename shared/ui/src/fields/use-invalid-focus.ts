import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Returns a function to call after validating the fields in `box`: once the errors are rendered, the first invalid
 * field gets the focus, and screen readers announce it with its error.
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
