import type { Browser, Page } from '@playwright/test';
import type { BenchMember } from '../member.ts';
import { openPage } from './browsers.ts';

/** Network and processor limits of the browser: a good phone on a fast 4G connection. */
export const conditions = {
  latencyMs: 165,
  downKbitPerSecond: 8100,
  upKbitPerSecond: 1350,
  cpuSlowdown: 4,
  viewport: { width: 1280, height: 800 },
};

export interface LoadedFile {
  path: string;
  /** Transferred bytes, without headers. */
  bytes: number;
  /** Milliseconds since the navigation began. */
  startedAt: number;
  /** True when the page's head requests it by a script, style or preload. */
  named: boolean;
}

/** Total size of files in kilobytes of 1000 bytes. */
export const sumKilobytes = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

export interface LoadedPage {
  /** Milliseconds from the navigation to the largest contentful paint. */
  lcp: number;
  /** The largest element as text, so that both sides can be checked to have painted the same. */
  largest: string;
  /** The page itself comes first. */
  files: LoadedFile[];
}

interface PageObservation {
  lcp: number;
  largest: string;
  files: LoadedFile[];
}

/** Runs in the page: keeps the latest candidate of the largest contentful paint. */
function watchLargestPaint() {
  const seen = window as unknown as { seen: Omit<PageObservation, 'files'> };
  seen.seen = { lcp: 0, largest: '' };
  // Each browser picks random variants of the experiments; here all get the same.
  for (const experiment of ['hero_headline_test', 'hero_cta_test']) localStorage.setItem(experiment, 'A');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      const { element } = entry;
      const text = element?.textContent?.trim().slice(0, 40) ?? '';
      seen.seen = { lcp: entry.startTime, largest: `${element?.tagName.toLowerCase()} “${text}”` };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page: what was painted and loaded so far. */
function readObservation(): PageObservation {
  const head = document.querySelectorAll<HTMLElement>('head script[src], head link[href]');
  // Script tags that another script added are in the head only while they load.
  const named = new Set([...head].map((tag) => (tag as HTMLScriptElement).src ?? (tag as HTMLLinkElement).href));
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const files = entries.map(({ name, encodedBodySize, startTime }) => ({
    path: new URL(name).pathname,
    bytes: encodedBodySize,
    startedAt: startTime,
    named: named.has(name),
  }));
  return { ...(window as unknown as { seen: Omit<PageObservation, 'files'> }).seen, files };
}

/** Milliseconds without a paint or a request after which a page is idle. */
const idleMs = 1500;

/** Gives the page the network and the processor of `conditions`. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: (conditions.downKbitPerSecond * 1000) / 8,
    uploadThroughput: (conditions.upKbitPerSecond * 1000) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
}

/** Loads an address with an empty cache, on a slow network and processor, until the page is idle. */
export async function loadPage(browser: Browser, url: string, member?: BenchMember): Promise<LoadedPage> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  try {
    if (member) {
      await context.addCookies([{ ...member.cookie, domain: 'localhost', path: '/', httpOnly: true, secure: true }]);
    }
    await context.addInitScript(watchLargestPaint);
    const page = await openPage(context);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load' });
    let seen = await page.evaluate(readObservation);
    for (let restedSince = Date.now(); Date.now() - restedSince < idleMs || seen.lcp === 0; ) {
      await page.waitForTimeout(250);
      const now = await page.evaluate(readObservation);
      if (now.lcp !== seen.lcp || now.files.length !== seen.files.length) restedSince = Date.now();
      seen = now;
    }
    return seen;
  } finally {
    await context.close();
  }
}
