import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Opens the browser's print dialog once the pictures of `paper` are decoded, and says when it is closed. */
export function usePrint(paper: RefObject<HTMLElement | null>, onPrinted: () => void): void {
  const close = useEffectEvent(onPrinted);
  useEffect(() => {
    const on = new AbortController();
    window.addEventListener('afterprint', () => close(), { signal: on.signal });
    const pictures = [...(paper.current?.querySelectorAll('img') ?? [])];
    void Promise.allSettled(pictures.map((picture) => picture.decode?.())).then(() => {
      if (!on.signal.aborted) window.print();
    });
    return () => on.abort();
  }, [paper]);
}
