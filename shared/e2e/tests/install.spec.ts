import { addDays } from '@datewright/contracts/datecoach/zoned-time';
import type { BrowserContext, Page } from '@playwright/test';
import { drawChatScreenshot } from '../fixtures/chat-screenshot.ts';
import { pasteField } from '../fixtures/chatpad.ts';
import { savePlan } from '../fixtures/date-coach.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker of the installed app controls the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Shares with the app as a phone does: a form that is posted to the share target. */
const share = (page: Page, text: string) =>
  page.evaluate((words) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    const field = document.createElement('textarea');
    Object.assign(field, { name: 'text', value: words });
    form.append(field);
    document.body.append(form);
    form.submit();
  }, text);

async function cachedTexts(context: BrowserContext): Promise<string> {
  const [page] = context.pages();
  return (
    (await page?.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
      return texts.join(' ');
    })) ?? ''
  );
}

test('Chromium finds nothing that keeps the app from being installed', async ({ page, context }) => {
  await waitForWorker(page);
  const chromium = await context.newCDPSession(page);
  const { errors, url, data } = await chromium.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  const manifest = JSON.parse(data ?? '{}');
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // Playwright's contexts are like private windows, where nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('What a phone shares is in the chat of a new match, once, and in no cache', async ({ page, context }) => {
  await waitForWorker(page);
  await share(page, 'Anna: Szia!\nMe: Szia, milyen volt a túra?\nAnna: Szuper! És te hol laksz?');
  await expect(page).toHaveURL(/\/chatpad/);
  await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /Write replies/ })).toBeVisible();
  expect(await cachedTexts(context)).not.toContain('túra');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('A shared screenshot is read on the device into the chat of a new match', async ({ page, context }) => {
  await waitForWorker(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const picture = (
    await drawChatScreenshot(context, 'Sophie', [
      { side: 'own', text: 'The photo with the canoe needs a story.' },
      { side: 'theirs', text: 'We capsized twice before breakfast.' },
    ])
  ).toString('base64');
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'chat.png', { type: 'image/png' }));
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    const field = document.createElement('input');
    Object.assign(field, { type: 'file', name: 'picture', files: files.files });
    form.append(field);
    document.body.append(form);
    form.submit();
  }, picture);
  await expect(page).toHaveURL(/\/chatpad/);
  await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(2);
  expect(sent.filter((line) => /^POST .*screenshot/.test(line))).toEqual([]);
});

test('Offline, a page says so in the theme of the member and comes back by itself; nothing of a member is in a cache', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await waitForWorker(page);
  await page.goto('/chatpad');
  await pasteField(page).fill('Anna: hello');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await context.setOffline(true);
  await page.goto('/bioscanner');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 250, 246)');
  expect(await cachedTexts(context)).not.toMatch(/Árvíztűrő|Anna/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Bio Glow Up' })).toBeVisible();
});

test('Offline, the next date can be read until its member has signed out', async ({ page, context, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const date = { matchName: 'Zsófi', place: 'Kávé & Társas', city: 'Győr', starts: '20:00', ends: '22:00' };
  await savePlan(page, {
    ...date,
    // The next evening that is some hours away: at any time of the day one to be shown.
    day: now.getUTCHours() < 16 ? today : addDays(today),
    spotName: 'Board game café',
    reminders: ['Ask about the canoe'],
  });
  await savePlan(page, { ...date, day: '2025-01-01', spotName: 'A past date' });
  await waitForWorker(page);
  await page.goto('/datecoach');
  const planned = page.getByRole('article').filter({ hasText: 'Board game café' });
  await expect(planned).toBeVisible();
  // The page stores it once it knows which matches are closed.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith(':offline')));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  for (const text of ['8 PM–10 PM', 'Board game café, with Zsófi', 'Kávé & Társas, Győr', 'Ask about the canoe'])
    await expect(planned).toContainText(text);
  expect(await cachedTexts(context)).not.toContain('Zsófi');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Date Coach', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
