import { browserArgs } from '@datewright/platform/browser-args';
import { expect, test } from '../fixtures/test.ts';

// By default, Playwright starts Chromium without the back/forward cache, and one without windows has none.
test.use({
  launchOptions: {
    executablePath: process.env.WHOLE_CHROMIUM_PATH,
    args: browserArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

declare global {
  interface Window {
    cameBack?: boolean;
  }
}

for (const path of ['/', '/pricing', '/blog']) {
  test(`Going back to ${path} shows the page as it was left, without loading it again`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        window.cameBack = persisted;
      });
    });
    await page.goto('/contact');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => window.cameBack)).toBe(true);
  });
}
