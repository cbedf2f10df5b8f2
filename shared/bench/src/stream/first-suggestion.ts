import { chromium, type Page } from '@playwright/test';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { launchOptions, openPage } from '../pages/browsers.ts';
import { median, minMax } from '../statistics.ts';

/** Runs in the page: notes when the first suggestion is in a frame that is about to be painted. */
function watchFirstSuggestion() {
  const seen = window as unknown as { firstSuggestionAt?: number };
  const look = () => {
    const isThere = [...document.querySelectorAll('button')].some(({ textContent }) => textContent?.trim() === 'Copy');
    if (!isThere) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      seen.firstSuggestionAt = Date.now();
    });
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true });
}

async function requestSuggestion(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/chatpad`);
  await page.getByText('Their profile: name, bio, interests').click();
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Their bio').fill('Makes ceramics, hates small talk, loves night trains.');
  await page.getByRole('button', { name: /^(Write|Ask|Rewrite).*1 credit/ }).click();
  const shown = await page.waitForFunction(
    () => (window as unknown as { firstSuggestionAt?: number }).firstSuggestionAt,
    undefined,
    { timeout: 20_000, polling: 50 },
  );
  // Waits for the whole answer, so that requests do not overlap.
  await page.getByRole('button', { name: 'Copy', exact: true }).nth(4).waitFor();
  return Number(await shown.jsonValue());
}

/** From the AI's text to the member's screen, through ChatPad and the edge, in an unthrottled browser. */
export async function measureStream(bench: BenchSystem): Promise<Figure[]> {
  const { system, member, aiProxy, repetitions, warmUps, chromium: find } = bench;
  const browser = await chromium.launch(launchOptions(await find()));
  const fromToken: number[] = [];
  const fromWhole: number[] = [];
  try {
    const context = await browser.newContext();
    await context.addCookies([{ ...member.cookie, domain: 'localhost', path: '/', httpOnly: true, secure: true }]);
    await context.addInitScript(watchFirstSuggestion);
    const page = await openPage(context);
    for (let round = -warmUps; round < repetitions(11); round++) {
      const shownAt = await requestSuggestion(page, system.origin);
      const { firstToken, firstWhole } = aiProxy.answers.at(-1) ?? {};
      if (firstToken === undefined || firstWhole === undefined) throw new Error('The AI was not heard.');
      if (round < 0) continue;
      fromToken.push(shownAt - firstToken);
      fromWhole.push(shownAt - firstWhole);
    }
  } finally {
    await browser.close();
  }
  const figure = (name: string, values: number[]): Figure => ({
    part: 'stream',
    name,
    value: median(values),
    unit: 'ms',
    range: minMax(values),
    samples: values.length,
  });
  return [
    figure("AI's first token to the browser's first suggestion", fromToken),
    figure('of which after the AI had written that suggestion (check, charge, keep, send, show)', fromWhole),
  ];
}
