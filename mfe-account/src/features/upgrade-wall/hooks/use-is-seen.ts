import { useCallback, useState } from 'react';

/** Whether the element with this ref has been in view, above a bar at the bottom; `null` until the browser knows. */
export function useIsSeen() {
  const [isSeen, setSeen] = useState<boolean | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '0px 0px -15%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isSeen, ref };
}
