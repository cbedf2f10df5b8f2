import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { openBrowser } from '../pages/browsers.ts';
import { loadPage } from '../pages/load-page.ts';
import { inTurns, pairedFigures } from '../paired.ts';
import { drawnPaths, untilDrawn } from './drawn-paths.ts';

/** A session that there is not: the edge then sends the page that begins in the browser. */
const nobody = { cookie: { name: '__Host-session_id', value: 'nobody' } };

/** The largest contentful paint of pages that came as HTML against the same pages begun in the browser, in turns. */
export async function measureDrawnLcp(bench: BenchSystem): Promise<Figure[]> {
  const { origin } = bench.system;
  const browser = await openBrowser(bench);
  const figures: Figure[] = [];
  for (const path of drawnPaths.slice(0, bench.times(drawnPaths.length))) {
    await untilDrawn(origin + path);
    const [drawn, begun] = await inTurns(
      bench.times(5),
      () => loadPage(browser, origin + path),
      () => loadPage(browser, origin + path, { ...bench.member, ...nobody }),
    );
    figures.push(
      ...pairedFigures({
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
