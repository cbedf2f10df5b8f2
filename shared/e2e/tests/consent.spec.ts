import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible.ts';
import { passTime } from '../fixtures/passing-time.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ consent: null });

const banner = (page: Page) => page.getByRole('region', { name: /Sütik|Cookies/ });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

/** Names and properties of the events that leave the page. */
function watchEvents(page: Page) {
  const seen: { name: string; properties: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/marketing/events')) seen.push(...request.postDataJSON().events);
  });
  return seen;
}

test.describe('When somebody is here for the first time', () => {
  for (const [button, choice] of [
    ['Elutasítom', 'none'],
    ['Csak az alap', 'analytics'],
    ['Mindet elfogadom', 'all'],
  ] as const) {
    test(`then they are asked after a second, in Hungarian, and “${button}” is kept`, async ({ page }) => {
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      await expect(banner(page)).toHaveAttribute('lang', 'hu');
      expect(await kept(page)).toBeNull();
      await banner(page).getByRole('button', { name: button }).click();
      await expect(banner(page)).toHaveCount(0);
      expect(await kept(page)).toBe(choice);
      await page.clock.install();
      await page.reload();
      await passTime(page, 2);
      await page.getByRole('link', { name: 'Sign in' }).first().click();
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
    });
  }

  test('then nothing is reported before the choice, and what is said after it is what was chosen', async ({ page }) => {
    const seen = watchEvents(page);
    await page.clock.install();
    await page.goto('/?utm_source=news&gclid=abc');
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await passTime(page, 3);
    expect(seen).toEqual([]);
    await banner(page).getByRole('button', { name: 'Mindet elfogadom' }).click();
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

  test('then the details tell what each is for, in English too, by keyboard and in both themes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    const toEnglish = banner(page).getByRole('button', { name: 'In English' });
    for (let n = 0; n < 5 && !(await toEnglish.evaluate((button) => button === document.activeElement)); n++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    for (const name of ['Reject', 'Basic only', 'Accept all']) {
      await expect(banner(page).getByRole('button', { name })).toBeVisible();
    }
    await banner(page).getByText('Details').click();
    await expect(banner(page).getByText('Basic measuring', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('When somebody changed their mind, then the foot of the page asks again, and a campaign is forgotten', async ({
  page,
}) => {
  await page.goto('/?utm_source=news');
  await banner(page).getByRole('button', { name: 'Mindet elfogadom' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('utm'))).toContain('news');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await banner(page).getByRole('button', { name: 'Elutasítom' }).click();
  expect(await kept(page)).toBe('none');
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('utm'))).toBeNull();
});
