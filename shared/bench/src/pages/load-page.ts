import type { Browser } from '@playwright/test';
import type { BenchMember } from '../member.ts';

/** The browser's network and processor while pages are measured: a good phone on a fast 4G line. */
export const conditions = {
  latencyMs: 165,
  downKbitPerSecond: 8100,
  upKbitPerSecond: 1350,
  cpuSlowdown: 4,
  viewport: { width: 1280, height: 800 },
};

export interface LoadedFile {
  path: string;
  /** As they crossed the wire, without headers. */
  bytes: number;
  /** Milliseconds since the navigation began. */
  startedAt: number;
  /** The page itself asks for it, by a script, style or preload in its head. */
  named: boolean;
}

/** What files weigh together, in kilobytes of 1000 bytes. */
export const sumKilobytes = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

export interface LoadedPage {
  /** Milliseconds from the navigation to the largest contentful paint. */
  lcp: number;
  /** What was the largest, in words, so that both sides can be seen to have painted the same. */
  largest: string;
  /** The page itself first. */
  files: LoadedFile[];
}

interface PageObservation {
  lcp: number;
  largest: string;
  files: LoadedFile[];
}

/** Inside the page: keeps the latest candidate of the largest contentful paint. */
function watchLargestPaint() {
  const seen = window as unknown as { seen: Omit<PageObservation, 'files'> };
  seen.seen = { lcp: 0, largest: '' };
  // Each browser draws its variant of the experiments once; here everyone sees the same.
  for (const experiment of ['hero_headline_test', 'hero_cta_test']) localStorage.setItem(experiment, 'A');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      const { element } = entry;
      const text = element?.textContent?.trim().slice(0, 40) ?? '';
      seen.seen = { lcp: entry.startTime, largest: `${element?.tagName.toLowerCase()} “${text}”` };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Inside the page: what was painted and loaded so far. */
function readObservation(): PageObservation {
  const head = document.querySelectorAll<HTMLElement>('head script[src], head link[href]');
  // Chunks that a script asked for stand in the head only while they load.
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

/** Milliseconds in which nothing new is painted or loaded, after which a page has come to rest. */
const idleMs = 1500;

/** Loads an address with nothing cached, on a slow line and processor, until the page rests. */
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
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: conditions.latencyMs,
      downloadThroughput: (conditions.downKbitPerSecond * 1000) / 8,
      uploadThroughput: (conditions.upKbitPerSecond * 1000) / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
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
