import type { Browser } from '@playwright/test';
import type { BenchSystem } from '../bench-system.ts';
import type { BenchMember } from '../member.ts';
import { launchBrowserOf } from './browsers.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { startSinglePage } from './single-page.ts';

/** One address of the product, and who opens it. */
export interface MeasuredPage {
  path: string;
  who: string;
  member?: BenchMember;
}

/** The product as it is, and the same sources as a single-page app, both at the product's own origin. */
export interface BothPages {
  measured: MeasuredPage[];
  federated: (page: MeasuredPage) => Promise<LoadedPage>;
  single: (page: MeasuredPage) => Promise<LoadedPage>;
  stop: () => Promise<void>;
}

export async function openBothPages(bench: BenchSystem, chromiumPath: string): Promise<BothPages> {
  const { origin } = bench.system;
  const singlePage = await startSinglePage(bench);
  const browsers: Browser[] = [];
  const stop = async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await singlePage.stop();
  };
  try {
    // Both take the same detour, so that it costs both the same.
    const ports = [Number(new URL(origin).port), singlePage.port];
    for (const port of ports) browsers.push(await launchBrowserOf(origin, port, chromiumPath));
    const [federated, single] = browsers as [Browser, Browser];
    const both: BothPages = {
      measured: [
        { path: '/chatpad', who: 'signed in', member: bench.member },
        { path: '/bioscanner', who: 'signed in', member: bench.member },
        { path: '/', who: 'visitor' },
      ],
      federated: ({ path, member }) => loadPage(federated, origin + path, member),
      single: ({ path, member }) => loadPage(single, origin + path, member),
      stop,
    };
    await singlePage.preload(await scriptsOfEveryPage(both));
    // The edges compress each file when it is first asked for: not what is measured here.
    for (const page of both.measured) {
      await both.federated(page);
      await both.single(page);
    }
    return both;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What each page of the single-page app loads before its largest paint without having named it. */
async function scriptsOfEveryPage({ measured, single }: BothPages): Promise<string[]> {
  const needed: string[][] = [];
  for (const page of measured) {
    const { files, lcp } = await single(page);
    const late = files.filter(({ path, startedAt, named }) => path.endsWith('.js') && startedAt < lcp && !named);
    needed.push(late.map(({ path }) => path));
  }
  const [first = [], ...others] = needed;
  return first.filter((path) => others.every((paths) => paths.includes(path)));
}
