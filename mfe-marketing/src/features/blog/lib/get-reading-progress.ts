const readAhead = 0.25;

/** The share of an article that has been read, 0 to 1: text in the upper three quarters of the window counts. */
export function getReadingProgress(article: { top: number; height: number }, windowHeight: number): number {
  const passed = windowHeight * (1 - readAhead) - article.top;
  return Math.min(1, Math.max(0, passed / Math.max(1, article.height)));
}
