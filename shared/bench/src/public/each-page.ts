import { chromium } from '@playwright/test';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { launchOptions } from '../pages/browsers.ts';
import { type LoadedFile, loadPage } from '../pages/load-page.ts';
import { untilDrawn } from './drawn-paths.ts';

/** The sitemap's addresses, without those of posts: these are all the same page. */
async function publicPaths(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return paths.filter((path) => !path.startsWith('/blog/'));
}

const kilobytes = (files: LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

/** Each public page once, as a visitor on a slow line gets it: its largest paint, its HTML, and all that it loads. */
export async function measureEachPage(bench: BenchSystem): Promise<Figure[]> {
  const { origin } = bench.system;
  const browser = await chromium.launch(launchOptions(await bench.chromium()));
  bench.atEnd(() => browser.close());
  const figures: Figure[] = [];
  const paths = await publicPaths(origin);
  for (const path of paths.slice(0, bench.times(paths.length))) {
    await untilDrawn(origin + path);
    const { lcp, files } = await loadPage(browser, origin + path);
    const figure = (what: string, value: number, unit: 'ms' | 'KB') =>
      figures.push({ part: 'public', name: `${path}, ${what}`, value, unit, samples: 1 });
    figure('largest paint', lcp, 'ms');
    figure('HTML', kilobytes(files.slice(0, 1)), 'KB');
    figure('all that it loads', kilobytes(files), 'KB');
  }
  return figures;
}
