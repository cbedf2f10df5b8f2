import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { mockProfile } from '../fixtures/mock-billing.ts';
import { expect, asMember as member, test } from '../fixtures/test.ts';

test.describe('When a visitor opens the menu of a small screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('then Tab moves through it and closes it at its end, so that it never covers the focus', async ({ page }) => {
    await expectAccessible(page);
    const panel = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
    await page.keyboard.press('Tab');
    await expect(page.locator('header :focus')).toBeVisible();
    await expect(panel).toBeVisible();
    for (let press = 0; press < 20 && (await panel.isVisible()); press++) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('main :focus')).toBeInViewport();
  });

  test('then Shift and Tab leave it too', async ({ page }) => {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });

  test('then Escape closes it and gives the focus back to its button', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test('When text is twice as large on a small phone, then wordmark and a menu of that size stand side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Start Free' })).toBeVisible();
  const readIconWidth = () =>
    page.getByRole('button', { name: 'Open menu' }).evaluate((button) => button.querySelector('svg')?.clientWidth);
  const width = (await readIconWidth()) ?? 0;
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(width).toBeGreaterThan(0);
  await expect.poll(readIconWidth).toBe(2 * width);
  await expect(header.getByRole('link', { name: 'Start Free' })).toBeHidden();
  await expect(header.getByText('Datewright')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
});

member(
  'When text is twice as large on a small phone, then a member’s pages are no wider than the screen and their credits fit beside the logo',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const paths = ['/', '/bioscanner', '/profile', '/pricing', '/photo-analyzer', '/date-prep', '/terms', '/imprint'];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScroll(page);
    }
    await page.goto('/bioscanner');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const logo = page.getByRole('banner').getByRole('link', { name: 'Datewright' });
    const credits = page.getByRole('button', { name: /credits for bio rewrites left/ });
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const { x = 0, width: logoWidth = 0 } = (await logo.boundingBox()) ?? {};
      expect(logoWidth).toBeGreaterThanOrEqual(28);
      expect((await credits.boundingBox())?.x).toBeGreaterThanOrEqual(x + logoWidth);
    }
    await page.goto('/datecoach');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const links = page.getByRole('navigation', { name: 'Your tools' }).getByRole('link');
    await expect(links).toHaveCount(5);
    for (const link of await links.all())
      expect(await link.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  },
);

member(
  'When a tool is open on a wide screen, then nothing in the header wraps, and all of it fits',
  async ({ page }) => {
    const logo = page.getByRole('banner').getByRole('link', { name: 'Datewright' });
    await page.goto('/bioscanner');
    await expect(page.getByRole('button', { name: /credits for bio rewrites left/ })).toBeVisible();
    for (const width of [896, 960, 1024, 1152, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      expect((await logo.boundingBox())?.width).toBeGreaterThan(140);
      const controls = await page.getByRole('banner').locator('a:visible, button:visible').all();
      for (const control of controls) expect((await control.boundingBox())?.height).toBeLessThanOrEqual(44);
    }
    await expect(page.getByRole('button', { name: 'Use cases' })).toBeVisible();
  },
);

member(
  'With few credits on a wide screen, the upgrade is a button only where it leaves room for the wordmark',
  async ({ page }) => {
    await mockProfile(page, 'free', {}, { chatpad: { available: 1 } });
    await page.goto('/bioscanner');
    const header = page.getByRole('banner');
    await expect(page.getByRole('button', { name: /credits for bio rewrites left/ })).toBeVisible();
    const logo = header.getByRole('link', { name: 'Datewright' });
    for (const width of [896, 960, 992, 1024, 1050, 1152, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      expect((await logo.boundingBox())?.width, `${width}`).toBeGreaterThan(140);
    }
    await expect(header.getByRole('link', { name: 'Upgrade to Starter' })).toBeVisible();
  },
);

member('When a tool is open on a small phone, then its credits leave room for the whole wordmark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const logo = page.getByRole('banner').getByRole('link', { name: 'Datewright' });
  for (const path of ['/chatpad', '/bioscanner', '/photoanalyzer', '/datecoach']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: /credits? for .+ left/ })).toBeVisible();
    // A name without room wraps out of sight.
    const isWhole = () => logo.evaluate((link) => link.scrollHeight <= link.clientHeight);
    await expect.poll(isWhole, path).toBe(true);
  }
});

member('On a phone, a toast covers neither header nor title nor the bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile/data');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByText('Saved.')).toBeVisible();
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Your tools' }).boundingBox();
  expect(y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  // A strip from edge to edge, in the flow of the page: at the end of the page, nothing is below it.
  expect((await toast.boundingBox())?.width).toBe(360);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((await toast.boundingBox())?.y ?? 0);
});
