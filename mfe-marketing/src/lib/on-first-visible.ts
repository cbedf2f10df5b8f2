/** Calls back once when an element becomes visible inside `margin`; returns a function that stops watching. */
export function onFirstVisible(element: Element, margin: string, then: () => void): () => void {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      then();
    },
    { rootMargin: margin },
  );
  seen.observe(element);
  return () => seen.disconnect();
}
