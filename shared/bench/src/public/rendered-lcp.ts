import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { openBrowser } from '../pages/browsers.ts';
import { loadPage } from '../pages/load-page.ts';
import { measureAlternately, toPairedFigures } from '../paired.ts';
import { renderedPaths, waitUntilRendered } from './rendered-paths.ts';

/** An invalid session, for which the edge sends the client-rendered page. */
const invalidSession = { cookie: { name: '__Host-session_id', value: 'nobody' } };

/** The largest contentful paint of server-rendered pages and of the same pages rendered in the browser, alternately. */
export async function measureRenderedLcp(bench: BenchSystem): Promise<Figure[]> {
  const { origin } = bench.system;
  const browser = await openBrowser(bench);
  const figures: Figure[] = [];
  for (const path of renderedPaths.slice(0, bench.repetitions(renderedPaths.length))) {
    await waitUntilRendered(origin + path);
    const [drawn, begun] = await measureAlternately(
      bench.repetitions(5),
      () => loadPage(browser, origin + path),
      () => loadPage(browser, origin + path, { ...bench.member, ...invalidSession }),
    );
    figures.push(
      ...toPairedFigures({
        part: 'public',
        what: `LCP of ${path} (visitor)`,
        unit: 'ms',
        ours: { name: 'as HTML', values: drawn.map(({ lcp }) => lcp) },
        theirs: { name: 'begun in the browser', values: begun.map(({ lcp }) => lcp) },
        goal: { atMost: 0.35 },
      }),
    );
  }
  return figures;
}
