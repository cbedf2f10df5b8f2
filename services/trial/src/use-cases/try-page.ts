import { setTimeout as sleep } from 'node:timers/promises';
import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import type { BrowserContext, Page } from 'playwright-core';
import { answerRequests, type Viewer } from '../browser/answer-requests.ts';
import { checkAccessibility } from '../browser/check-accessibility.ts';
import { HangError, withinLimit } from '../browser/heartbeat.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { type PageErrors, watchErrors } from '../browser/watch-errors.ts';
import { countOpenIntervals, watchIntervals } from '../browser/watch-intervals.ts';
import type { AppContext } from '../context.ts';

/** Milliseconds until a page has to show something. */
const renderLimitMs = 15_000;
/** Milliseconds for which a page stays open: long enough for what a timer or a late answer breaks. */
const stayMs = 10_000;
/** Milliseconds after a page was left until its timers have to be gone. */
const leaveMs = 1500;
const pollMs = 250;

export interface PageTrial {
  remote: ComposedRemote;
  /** Of a shell: see `answerRequests`. */
  preview: string | undefined;
  path: string;
  viewer: Viewer;
  /** The path that the guard lets nobody see: the viewer has to end elsewhere. */
  isGuarded: boolean;
  /** Where the trial goes from here, a page of another remote. */
  leaveTo: string;
}

/**
 * Opens one page in a browser of its own, and kills it at the end, whatever the page does. Returns its faults, as what
 * follows the path in a sentence; throws when the edge or the browser is away.
 */
export async function tryPage(
  { config, edge }: Pick<AppContext, 'config' | 'edge'>,
  trial: PageTrial,
): Promise<string[]> {
  const origin = new URL(config.PUBLIC_ORIGIN).origin;
  const { remote, viewer, path, preview } = trial;
  const { browser, kill } = await openBrowser(config.CHROMIUM_PATH);
  const away: unknown[] = [];
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const errors = watchErrors(page, remote.base);
    await answerRequests(context, {
      origin,
      edge,
      remote,
      viewer,
      preview,
      onFailedView: errors.addFailedView,
      onEdgeAway: (error) => away.push(error),
    });
    await prepare(context, remote);
    const findings = await look(page, origin + path, trial, errors);
    if (away.length > 0) throw away[0];
    return [...findings, ...errors.list()];
  } finally {
    await kill();
  }
}

async function prepare(context: BrowserContext, { base }: ComposedRemote): Promise<void> {
  // The notice about cookies is the shell's and would cover the page.
  await context.addInitScript(() => {
    localStorage.cookieConsent ??= 'none';
  });
  await watchIntervals(context, base);
}

/** Everything that is checked while a page is open, until the first fault that makes the rest pointless. */
async function look(page: Page, url: string, trial: PageTrial, errors: PageErrors): Promise<string[]> {
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: renderLimitMs });
    if (!(await waitUntilRendered(page))) return [`shows nothing within ${renderLimitMs / 1000} seconds.`];
    if (trial.isGuarded) return await checkGuard(page, trial);
    for (const until = Date.now() + stayMs; Date.now() < until; await sleep(pollMs * 4)) {
      await readView(page);
      if (errors.list().length > 0) return [];
    }
    if ((await readView(page)) !== 'page') return [`shows nothing after ${stayMs / 1000} seconds.`];
    const isShell = trial.preview !== undefined;
    const faults = await checkAccessibility(page, isShell ? 'frame' : 'main');
    // Around the other page the shell is still what is tried.
    if (!isShell) errors.expectOthers();
    return [...faults, ...(await leave(page, trial))];
  } catch (error) {
    if (error instanceof HangError) return ['keeps the page from answering for four seconds.'];
    return [`can't be checked: ${(error as Error).message}`];
  }
}

async function waitUntilRendered(page: Page): Promise<boolean> {
  for (const until = Date.now() + renderLimitMs; Date.now() < until; await sleep(pollMs)) {
    if ((await readView(page)) === 'page') return true;
  }
  return false;
}

/** What the page area shows; `none` while a page is replaced by another. Throws a HangError. */
async function readView(page: Page): Promise<'page' | 'loading' | 'none'> {
  const view = page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main || main.childElementCount + (main.textContent ?? '').length === 0) return 'none' as const;
    return main.querySelector(':scope > [aria-busy="true"]') ? ('loading' as const) : ('page' as const);
  });
  return withinLimit(view).catch((error) => {
    if (error instanceof HangError) throw error;
    return 'none';
  });
}

/** The guard has to lead away from a page that the viewer may not see. */
async function checkGuard(page: Page, { path }: PageTrial): Promise<string[]> {
  for (const until = Date.now() + renderLimitMs; Date.now() < until; await sleep(pollMs)) {
    await readView(page);
    if (new URL(page.url()).pathname !== path) return [];
  }
  return ['shows itself to visitors although its guard is for members.'];
}

/** Leaves the page as a link does, and looks at what stays behind. */
async function leave(page: Page, { leaveTo, preview }: PageTrial): Promise<string[]> {
  await withinLimit(
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, leaveTo),
  );
  await sleep(leaveMs);
  const isLocked = await withinLimit(
    page.evaluate(() =>
      [document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden'),
    ),
  );
  const isShell = preview !== undefined;
  const isEmpty = isShell && !(await waitUntilRendered(page));
  // The shell itself is not left.
  const intervals = isShell ? 0 : await withinLimit(countOpenIntervals(page));
  return [
    ...(isLocked ? ['keeps the next page from scrolling after it was left.'] : []),
    ...(isEmpty ? ['shows no other page when it is left by a link.'] : []),
    ...(intervals > 0 ? [`leaves ${intervals} running setInterval behind when it is left.`] : []),
  ];
}
