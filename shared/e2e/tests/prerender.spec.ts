import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { remoteCard } from '@datewright/contracts/registry/card';
import type { z } from '@datewright/contracts/zod';
import { root } from '@datewright/platform/root';
import type { BrowserContext, Page } from '@playwright/test';
import { startDevelopmentEdge } from '../fixtures/development-edge.ts';
import { expect, test } from '../fixtures/test.ts';

const card: z.output<typeof remoteCard> = JSON.parse(readFileSync(join(root, 'mfe-marketing/mfe.json'), 'utf8'));
const paths = card.routes.filter(({ prerender, path }) => prerender && !path.includes(':')).map(({ path }) => path);

/** Opens a page until it comes server-rendered, as the next visitor would get it. */
async function openRenderedPage(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const answer = await page.request.get(address);
    expect(await answer.text()).toContain('"prerendered":true');
  }).toPass();
  await page.goto(address);
}

/** Records when a page is hydrated, and its content before. */
const recordHydration = (context: BrowserContext) =>
  context.addInitScript(() => {
    const seen = { live: false, gone: [] as string[] };
    Object.assign(window, { seen });
    addEventListener('datewright:live', () => {
      seen.live = true;
    });
    document.addEventListener('DOMContentLoaded', () => {
      const place = document.querySelector('main');
      if (!place) return;
      new MutationObserver((changes) => {
        if (seen.live) return;
        // React sets the text of a textarea again, to the same value.
        const lasting = changes.filter(({ target }) => target.nodeName !== 'TEXTAREA');
        for (const { removedNodes } of lasting)
          seen.gone.push(...[...removedNodes].map((node) => `${node.nodeName} ${node.textContent?.slice(0, 60)}`));
      }).observe(place, { childList: true, subtree: true });
    });
  });
type Seen = { seen: { live: boolean; gone: string[] } };
async function isHydrated(page: Page): Promise<void> {
  await page.dispatchEvent('html', 'pointerdown');
  await page.waitForFunction(() => (window as unknown as Seen).seen.live);
}

test.describe('When a page that came as HTML becomes live', () => {
  let edge: Awaited<ReturnType<typeof startDevelopmentEdge>>;
  test.beforeAll(async () => {
    edge = await startDevelopmentEdge();
  });
  test.afterAll(() => edge?.stop());

  for (const theme of ['dark', 'light']) {
    test(`then nothing of it differs, goes or moves, in the ${theme} theme`, async ({ page, context, allowErrors }) => {
      // This edge has another origin than the one that services accept calls from.
      allowErrors(/status of 403/, /403 \/v1\/bio\/score/);
      await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await recordHydration(context);
      // Only the header, which all pages have, knows the theme.
      for (const path of theme === 'dark' ? paths : paths.slice(0, 5)) {
        await test.step(path, async () => {
          await openRenderedPage(page, edge.origin + path);
          await isHydrated(page);
          expect(await page.evaluate(() => (window as unknown as Seen).seen.gone)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
        });
      }
    });
  }
});

test.describe('When a browser has no scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('then public pages are readable, and their links work', async ({ page }) => {
    await openRenderedPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await openRenderedPage(page, '/pricing');
    await expect(page.getByText('24.99').first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  for (const [path, title, text] of [
    ['/login', 'Sign in', 'the tools that you sign in to run in your browser'],
    ['/register', 'Create your account', 'An account is free, needs no card'],
    ['/cookie-settings', 'Cookie settings', 'there is nothing to choose'],
  ] as const) {
    test(`then ${path} has its title, says what it needs and links to pages that work`, async ({ request }) => {
      const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
      expect(html).toContain(`<title>${title} - Datewright</title>`);
      const [shown = ''] = /(?<=<noscript>).*(?=<\/noscript>)/s.exec(html) ?? [];
      expect(shown).toContain(`<h1>${title}</h1>`);
      expect(shown).toContain(text);
      expect(shown).toContain('<a href="/pricing">Pricing</a>');
    });
  }
});

test('When a page is touched before it is live, then what was touched happens once it is', async ({
  page,
  context,
}) => {
  await recordHydration(context);
  await page.setViewportSize({ width: 360, height: 740 });
  await openRenderedPage(page, '/pricing');
  await isHydrated(page);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  go();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
});

test('When a page comes as HTML, then none of its scripts is requested before it has loaded', async ({ page }) => {
  await openRenderedPage(page, '/pricing');
  const before = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (visit?.loadEventStart ?? 0))
      .map(({ name }) => name);
  });
  expect(before).toEqual([]);
});

test('When a member opens the home page, then the HTML contains nothing of the visitors’ page', async ({
  page,
  member,
}) => {
  const answer = await page.goto('/');
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('"prerendered":false');
  expect(html.replace(/<noscript>.*<\/noscript>/s, '')).not.toContain('<h1');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('link', { name: 'Start Getting Matches' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/\w/);
  expect(member.email).toBeTruthy();
});

test('When another page is opened by a link, then the head of the document follows', async ({ page }) => {
  await openRenderedPage(page, '/pricing');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/pricing$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(canonical).toHaveAttribute('href', /\/$/);
  await expect(canonical).toHaveCount(1);
});

/** The fonts that a page requested, by part of the alphabet. */
async function fontsAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => /([\w-]+)-wght-normal[^/]*\.woff2/.exec(name)?.[1]),
  );
  return names.filter((name) => name !== undefined).toSorted();
}

test('No public page loads the large files of the fonts', async ({ page }) => {
  for (const path of paths) {
    const large = (await fontsAt(page, path)).filter((name) => name.endsWith('-ext'));
    expect([path, large]).toEqual([path, []]);
  }
});

test('The fonts of a page that comes as HTML load at once, and do not hold its first paint back', async ({ page }) => {
  await openRenderedPage(page, '/');
  const [head = '', body = ''] = (await (await page.request.get('/')).text()).split('<body>');
  const preload = /<link rel="preload" as="font"[^>]*>/g;
  expect(head).not.toMatch(preload);
  expect(body.split('<div')[0]?.match(preload)).toHaveLength(2);
});

test('A page that comes as HTML is painted first when all of it is parsed', async ({ page }) => {
  await openRenderedPage(page, '/');
  const [head = '', body = ''] = (await (await page.request.get('/')).text()).split('<body>');
  const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(head) ?? [];
  expect(id).toBeTruthy();
  expect(body.split('</main>')[1]).toContain(`id="${id}"`);
});

test('When a page comes as HTML, then what is outside the window is laid out once the browser is idle', async ({
  page,
}) => {
  await openRenderedPage(page, '/pricing');
  expect(await (await page.request.get('/pricing')).text()).toContain('<html data-static ');
  const late = page.locator('[data-render="late"]');
  expect(await late.count()).toBeGreaterThan(2);
  for (const box of await late.all()) await expect(box).toHaveCSS('content-visibility', 'visible');
});
