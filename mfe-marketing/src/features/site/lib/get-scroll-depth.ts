/** How far a page is scrolled, from 0 to 100. A page that fits the window is not scrolled at all. */
export function getScrollDepth(scrollY: number, pageHeight: number, windowHeight: number): number {
  const way = pageHeight - windowHeight;
  return way <= 0 ? 0 : Math.min(100, Math.max(0, (scrollY / way) * 100));
}

/** The share of the page that is scrolled now. */
export function getCurrentScrollDepth(): number {
  return getScrollDepth(scrollY, document.documentElement.scrollHeight, innerHeight);
}
