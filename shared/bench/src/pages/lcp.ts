import type { Figure } from '../figure.ts';
import { measureAlternately, toPairedFigures } from '../paired.ts';
import type { PageComparison } from './page-comparison.ts';

const goal = { atMost: 1.1 };

/** The largest contentful paint of each page, federated and single-page alternately. */
export async function measureLcp(both: PageComparison, pairs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of both.measured) {
    const [federated, single] = await measureAlternately(
      pairs,
      () => both.federated(page),
      () => both.single(page),
    );
    const largest = new Set([...federated, ...single].map((load) => load.largest));
    if (largest.size > 1)
      console.log(`Note: the largest paint of ${page.path} was not always the same: ${[...largest].join(', ')}.`);
    figures.push(
      ...toPairedFigures({
        part: 'lcp',
        what: `LCP of ${page.path} (${page.who})`,
        unit: 'ms',
        ours: { name: 'federated', values: federated.map(({ lcp }) => lcp) },
        theirs: { name: 'single-page', values: single.map(({ lcp }) => lcp) },
        goal,
      }),
    );
  }
  return figures;
}
