import { type LocalRemote, listLocalRemotes } from '@datewright/platform/system/list-local-remotes';
import type { BenchSystem } from '../bench-system.ts';
import type { BenchMember } from '../member.ts';
import { launchBrowserFor } from './browsers.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { startSinglePage } from './single-page.ts';

/** One path of the product, and the member who opens it. */
export interface MeasuredPage {
  path: string;
  who: string;
  member?: BenchMember;
}

/** The product, and the same sources as a single-page app, both at the product's own origin. */
export interface PageComparison {
  measured: MeasuredPage[];
  federated: (page: MeasuredPage) => Promise<LoadedPage>;
  single: (page: MeasuredPage) => Promise<LoadedPage>;
}

const hasPage = ({ card }: LocalRemote, pages: readonly MeasuredPage[]) =>
  card.routes.some((route) => pages.some(({ path }) => path === route.path));

/** Builds the single-page app, and opens a browser for each side. A brief run builds only what its page needs. */
export async function openPageComparison(bench: BenchSystem): Promise<PageComparison> {
  const { origin } = bench.system;
  const chromium = await bench.chromium();
  const pages: MeasuredPage[] = [
    { path: '/chatpad', who: 'signed in', member: bench.member },
    { path: '/bioscanner', who: 'signed in', member: bench.member },
    { path: '/datecoach', who: 'signed in', member: bench.member },
    { path: '/', who: 'visitor' },
  ];
  const measured = pages.slice(0, bench.repetitions(pages.length));
  const remotes = await listLocalRemotes();
  const built = bench.isBrief ? remotes.filter((remote) => hasPage(remote, measured)) : remotes;
  const singlePage = await startSinglePage(bench, built);
  const open = async (port: number) => {
    const browser = await launchBrowserFor(origin, port, chromium);
    bench.onStop(() => browser.close());
    return browser;
  };
  // Both go through the same proxy, so that it costs both the same.
  const federated = await open(Number(new URL(origin).port));
  const single = await open(singlePage.port);
  const both: PageComparison = {
    measured,
    federated: ({ path, member }) => loadPage(federated, origin + path, member),
    single: ({ path, member }) => loadPage(single, origin + path, member),
  };
  await singlePage.preload(await scriptsOfEveryPage(both));
  // The edges compress each file at its first request, which is not what is measured.
  for (const page of bench.warmUps > 0 ? both.measured : []) {
    await both.federated(page);
    await both.single(page);
  }
  return both;
}

/** The scripts that each page of the single-page app loads before its largest paint without naming them in its head. */
async function scriptsOfEveryPage({ measured, single }: PageComparison): Promise<string[]> {
  const needed: string[][] = [];
  for (const page of measured) {
    const { files, lcp } = await single(page);
    const late = files.filter(({ path, startedAt, named }) => path.endsWith('.js') && startedAt < lcp && !named);
    needed.push(late.map(({ path }) => path));
  }
  const [first = [], ...others] = needed;
  return first.filter((path) => others.every((paths) => paths.includes(path)));
}
