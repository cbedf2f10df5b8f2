import { useCallback, useState } from 'react';

/** Whether the element with this ref has been in view, inside a CSS `rootMargin`; `null` until the browser knows. */
export function useIsSeen(rootMargin = '0px') {
  const [isSeen, setSeen] = useState<boolean | null>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => setSeen((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
        { rootMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rootMargin],
  );
  return { isSeen, ref };
}
