/** Scroll depth from 0 to 100 percent; 0 for a page that fits the window. */
export function getScrollDepth(scrollY: number, pageHeight: number, windowHeight: number): number {
  const way = pageHeight - windowHeight;
  return way <= 0 ? 0 : Math.min(100, Math.max(0, (scrollY / way) * 100));
}

export function getCurrentScrollDepth(): number {
  return getScrollDepth(scrollY, document.documentElement.scrollHeight, innerHeight);
}
