import type { Browser, Page } from '@playwright/test';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import type { BenchMember } from '../member.ts';
import { openBrowser, openPage } from './browsers.ts';
import { conditions, slowDown } from './load-page.ts';

const paths = ['/chatpad', '/', '/bioscanner', '/photoanalyzer', '/datecoach', '/profile'];
const phone = { width: 360, height: 740 };
/** At most as many tabs and disclosures are pressed on one page. */
const maxPresses = 8;
const sentence = 'I once took a night train to Trieste.';

interface Responsiveness {
  /** Milliseconds from the slowest press or key to the next paint. */
  slowest: number;
  /** What was slowest. */
  what: string;
  /** Sum of all layout shifts that no input caused. */
  shift: number;
}

/** Runs in the page: records the slowest interaction and every layout shift. */
function watchInteractions() {
  const seen = { slowest: 0, what: '', shift: 0 };
  (window as unknown as { responsiveness: Responsiveness }).responsiveness = seen;
  type Entry = PerformanceEntry & {
    interactionId?: number;
    target?: Element;
    hadRecentInput?: boolean;
    value?: number;
  };
  const watch = (type: string, see: (entry: Entry) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) see(entry);
    }).observe({ type, buffered: true, ...more });
  watch(
    'event',
    ({ interactionId, duration, name, target }) => {
      if (!interactionId || duration <= seen.slowest) return;
      seen.slowest = duration;
      seen.what = `${name} on ${target?.tagName.toLowerCase()} “${target?.textContent?.trim().slice(0, 30)}”`;
    },
    { durationThreshold: 16 },
  );
  watch('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) seen.shift += value;
  });
}

/** Types into the first text field, and presses every tab and everything that unfolds. */
async function useEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const frame = page.getByRole('main');
  const field = frame.locator('textarea:visible, input[type=text]:visible').first();
  if (await field.isVisible()) await field.pressSequentially(sentence, { delay: 60 });
  const presses = frame.locator('[role=tab]:visible, summary:visible, button[aria-expanded]:visible');
  for (let at = 0; at < Math.min(maxPresses, await presses.count()); at++) {
    const control = presses.nth(at);
    if (await control.isDisabled()) continue;
    await control.click();
    await page.waitForTimeout(400);
    // What has opened may lie over the rest of the page.
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  }
}

async function usePage(browser: Browser, url: string, member: BenchMember): Promise<Responsiveness> {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  try {
    await context.addCookies([{ ...member.cookie, domain: 'localhost', path: '/', httpOnly: true, secure: true }]);
    await context.addInitScript(watchInteractions);
    const page = await openPage(context);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await useEverything(page);
    await page.waitForTimeout(500);
    return await page.evaluate(() => (window as unknown as { responsiveness: Responsiveness }).responsiveness);
  } finally {
    await context.close();
  }
}

/** Each tool's page on a slow phone: how soon it paints after a press or a key, and how much moves by itself. */
export async function measureInteractions(bench: BenchSystem): Promise<Figure[]> {
  const browser = await openBrowser(bench);
  const figures: Figure[] = [];
  for (const path of paths.slice(0, bench.repetitions(paths.length))) {
    const { slowest, what, shift } = await usePage(browser, bench.system.origin + path, bench.member);
    const slow = `${conditions.cpuSlowdown} times slower`;
    figures.push(
      {
        part: 'interactions',
        name: `Slowest of all presses and keys on ${path} (${slow}): ${what}`,
        value: slowest,
        unit: 'ms',
        samples: 1,
        goal: { atMost: 200 },
      },
      {
        part: 'interactions',
        name: `Layout shift of ${path}`,
        value: shift,
        unit: 'x',
        samples: 1,
        goal: { atMost: 0.02 },
      },
    );
  }
  return figures;
}
