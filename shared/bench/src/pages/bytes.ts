import type { Figure } from '../figure.ts';
import { toPairedFigures } from '../paired.ts';
import { type LoadedPage, sumKilobytes } from './load-page.ts';
import type { MeasuredPage, PageComparison } from './page-comparison.ts';

const goal = { atMost: 1.15 };

const kinds: Record<string, RegExp> = {
  scripts: /\.js$/,
  styles: /\.css$/,
  fonts: /\.(woff2?|ttf|otf)$/,
};

function kilobytes({ files }: LoadedPage, kind: string): number {
  // The page is the first entry; its address has no extension. Calls and pictures are the same on both sides.
  const counted = kind === 'page' ? files.slice(0, 1) : files.filter(({ path }) => kinds[kind]?.test(path));
  return sumKilobytes(counted);
}

/** Everything that brotli compresses. Fonts are the same on both sides and would only improve the ratio. */
const textKilobytes = (load: LoadedPage) =>
  ['page', 'scripts', 'styles'].reduce((sum, kind) => sum + kilobytes(load, kind), 0);
const kilobytesWithFonts = (load: LoadedPage) => textKilobytes(load) + kilobytes(load, 'fonts');

function compare({ path, who }: MeasuredPage, federated: LoadedPage, single: LoadedPage): Figure[] {
  const figures = (what: string, size: (load: LoadedPage) => number) =>
    toPairedFigures({
      part: 'bytes',
      what: `${what} of ${path} (${who})`,
      unit: 'KB',
      ours: { name: 'federated', values: [size(federated)] },
      theirs: { name: 'single-page', values: [size(single)] },
      goal,
    });
  const kindsApart = ['page', ...Object.keys(kinds)].flatMap((kind) =>
    figures(`  ${kind}`, (load) => kilobytes(load, kind)).slice(1),
  );
  return [...figures('Bytes', textKilobytes), ...figures('Bytes with fonts', kilobytesWithFonts), ...kindsApart];
}

/** Bytes of each page with an empty cache until it is idle: as brotli sends them, including preloads. */
export async function measureBytes(both: PageComparison): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of both.measured) {
    figures.push(...compare(page, await both.federated(page), await both.single(page)));
  }
  return figures;
}
