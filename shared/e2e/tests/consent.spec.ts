import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { advanceTime } from '../fixtures/advance-time.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts';

test.use({ consent: null });

const banner = (page: Page) => page.getByRole('region', { name: /Sütik|Cookies/ });
const readConsent = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

/** Collects names and properties of the events that leave the page. */
function watchEvents(page: Page) {
  const seen: { name: string; properties: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/marketing/events')) seen.push(...request.postDataJSON().events);
  });
  return seen;
}

test.describe('When somebody whose browser prefers Hungarian is here for the first time', () => {
  test.use({ locale: 'hu-HU' });
  for (const [button, choice] of [
    ['Elutasítom', 'none'],
    ['Csak az alap', 'analytics'],
    ['Mindet elfogadom', 'all'],
  ] as const) {
    test(`then they are asked after a second, in Hungarian, and “${button}” is kept`, async ({ page }) => {
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      await expect(banner(page)).toHaveAttribute('lang', 'hu');
      expect(await readConsent(page)).toBeNull();
      await banner(page).getByRole('button', { name: button }).click();
      await expect(banner(page)).toHaveCount(0);
      expect(await readConsent(page)).toBe(choice);
      // A page that hydrates while its clock is being installed reads the year 1970.
      await waitUntilHydrated(page);
      await page.clock.install();
      await page.reload();
      await advanceTime(page, 2);
      await page.getByRole('link', { name: 'Sign in' }).first().click();
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
    });
  }
});

test.describe('When somebody is here for the first time', () => {
  test('then they are asked in English when their browser does not prefer Hungarian', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toHaveAttribute('lang', 'en');
    await banner(page).getByRole('button', { name: 'Magyarul' }).click();
    await expect(banner(page)).toHaveAttribute('lang', 'hu');
  });

  test('then nothing is reported before the choice; consent also sends what happened before it', async ({ page }) => {
    const seen = watchEvents(page);
    await page.clock.install();
    await page.goto('/?utm_source=news&gclid=abc');
    await expect(banner(page)).toBeVisible();
    await waitUntilHydrated(page);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await advanceTime(page, 3);
    expect(seen).toEqual([]);
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => seen.map(({ name }) => name)).toContain('hero_view');
    await expect
      .poll(() => seen)
      .toContainEqual(
        expect.objectContaining({
          name: 'consent_set',
          properties: expect.objectContaining({
            analytics: 'granted',
            advertising: 'granted',
            utm_source: 'news',
            gclid: 'abc',
          }),
        }),
      );
  });

  test('then the details explain each purpose, in both languages, by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    const other = banner(page).getByRole('button', { name: 'Magyarul' });
    for (let n = 0; n < 8 && !(await other.evaluate((button) => button === document.activeElement)); n++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveAttribute('lang', 'hu');
    await banner(page).getByRole('button', { name: 'In English' }).click();
    for (const name of ['Reject', 'Basic only', 'Accept all']) {
      await expect(banner(page).getByRole('button', { name })).toBeVisible();
    }
    await banner(page).getByText('Details').click();
    await expect(banner(page).getByText('Basic measuring', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('When somebody changes their mind, then the footer’s link asks again, and a stored campaign is deleted', async ({
  page,
}) => {
  await page.goto('/?utm_source=news');
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('utm'))).toContain('news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await banner(page).getByRole('button', { name: 'Reject' }).click();
  expect(await readConsent(page)).toBe('none');
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('utm'))).toBeNull();
});

test.describe('On the cookie settings page', () => {
  const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

  test('each purpose is chosen separately, the proof arrives, and another tab follows', async ({ page, context }) => {
    const proofs: Record<string, unknown>[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/v1/marketing/consents')) proofs.push(request.postDataJSON());
    });
    await page.goto('/cookie-settings');
    await expect(page.getByText('You have not chosen yet.')).toBeVisible();
    await expect(box(page, 'Strictly necessary')).toBeDisabled();
    const other = await context.newPage();
    await other.goto('/cookie-settings');
    await box(page, 'Analytics').check();
    await box(page, 'Functionality').check();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect(page.getByText('Saved. Your choice lasts 12 months')).toBeVisible();
    await expect(box(other, 'Analytics')).toBeChecked();
    await expect(box(other, 'Advertising')).not.toBeChecked();
    await expect.poll(() => proofs).toEqual([expect.objectContaining({ allowed: ['functionality', 'analytics'] })]);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(() => proofs.length).toBe(2);
    expect(proofs[1]).toMatchObject({ allowed: [], proof: proofs[0]?.proof });
    await expect(box(other, 'Analytics')).not.toBeChecked();
  });

  test('a first refusal stores no id and sends no report', async ({ page }) => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(new URL(request.url()).pathname));
    await page.goto('/cookie-settings');
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsentDetail'))).toContain('"proof":null');
    expect(seen).not.toContain('/v1/marketing/consents');
  });

  for (const theme of ['dark', 'light'] as const) {
    test(`it is whole and accessible on a phone, ${theme}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.setViewportSize({ width: 360, height: 760 });
      for (const path of ['/cookie-settings', '/cookies', '/privacy', '/terms', '/imprint']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  }
});

test('When the browser sends Global Privacy Control, then no consent banner appears, and the settings say so', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.clock.install();
  await page.goto('/');
  await advanceTime(page, 3);
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/cookie-settings');
  await expect(page.getByText('Your browser sends Global Privacy Control.')).toBeVisible();
});
