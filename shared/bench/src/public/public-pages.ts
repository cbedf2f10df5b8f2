import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { openBrowser } from '../pages/browsers.ts';
import { loadPage, sumKilobytes } from '../pages/load-page.ts';
import { waitUntilRendered } from './rendered-paths.ts';

/** The sitemap's paths except blog posts, which all use the same page. */
async function listPublicPaths(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return paths.filter((path) => !path.startsWith('/blog/'));
}

/** Each public page once, on a slow connection: its largest paint, its HTML, and all that it loads. */
export async function measurePublicPages(bench: BenchSystem): Promise<Figure[]> {
  const { origin } = bench.system;
  const browser = await openBrowser(bench);
  const figures: Figure[] = [];
  const paths = await listPublicPaths(origin);
  for (const path of paths.slice(0, bench.repetitions(paths.length))) {
    await waitUntilRendered(origin + path);
    const { lcp, files } = await loadPage(browser, origin + path);
    const figure = (what: string, value: number, unit: 'ms' | 'KB') =>
      figures.push({ part: 'public', name: `${path}, ${what}`, value, unit, samples: 1 });
    figure('largest paint', lcp, 'ms');
    figure('HTML', sumKilobytes(files.slice(0, 1)), 'KB');
    figure('all that it loads', sumKilobytes(files), 'KB');
  }
  return figures;
}
