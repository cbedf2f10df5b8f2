import type { BrowserContext, Page } from 'playwright-core';

/** Counts the intervals that code of the remote starts and has not ended. */
export async function watchIntervals(context: BrowserContext, base: string): Promise<void> {
  await context.addInitScript((folder) => {
    const open = new Set<unknown>();
    const { setInterval: start, clearInterval: end } = window;
    window.setInterval = ((...args: Parameters<typeof start>) => {
      const id = start(...args);
      if (new Error().stack?.includes(folder)) open.add(id);
      return id;
    }) as typeof start;
    window.clearInterval = ((id: number) => {
      open.delete(id);
      end(id);
    }) as typeof end;
    Object.assign(window, { countOpenIntervals: () => open.size });
  }, `${base}/`);
}

export const countOpenIntervals = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { countOpenIntervals: () => number }).countOpenIntervals());
