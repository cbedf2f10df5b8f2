/** Calls back once, when an element comes into the window, `margin` of it left out at each side; answers how to stop. */
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
