import type { Page, Route } from '@playwright/test';
import { containerScript, publishScript } from '../fixtures/published-remote.ts';
import { expect, test } from '../fixtures/test.ts';

const files = '**/remotes/mfe_account/**';
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: /retry|load the page again/i });

/** The remote's own error card is in the page area, and everything around it works. */
async function expectOnlyItsCorner(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(retry(page)).toBeVisible({ timeout: 5000 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectOtherRemotesToWork(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Datewright' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

const failures: [how: string, answer: (route: Route) => unknown][] = [
  ['is absent', (route) => route.abort('connectionrefused')],
  ['hangs', () => new Promise(() => {})],
  ['answers 404 with JSON', (route) => route.fulfill({ status: 404, json: { error: { code: 'not_found' } } })],
  [
    'fails its integrity check',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\n// tampered` });
    },
  ],
];

for (const [how, answer] of failures) {
  test(`When a remote ${how}, then it costs only its corner of the page, and Retry brings it back`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(
      /remotes\/mfe_account/,
      /ERR_|status of 404|integrity|Failed to|preload|Loading/i,
      /already registered/,
      /404 \/remotes/,
    );
    await page.route(files, answer);
    // A preload that hangs delays the page's load event, not the page.
    await page.goto('/login', { waitUntil: 'commit' });
    await expectOnlyItsCorner(page);
    await expectOtherRemotesToWork(page);
    await page.goBack({ waitUntil: 'commit' });
    await expectOnlyItsCorner(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await retry(page).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
}

test('When a remote throws while loading, then only its page area fails, and Retry loads the next version', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/already registered/, /broken at load/, /preload/, /mfe_brokenload/);
  await publishScript('mfe_brokenload', '1.0.0', 'throw new Error("broken at load");');
  await page.goto('/mfe_brokenload');
  await expectOnlyItsCorner(page);
  await expectOtherRemotesToWork(page);
  await publishScript('mfe_brokenload', '1.0.1', containerScript('mfe_brokenload', '() => "All is well"'));
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('/mfe_brokenload/1.0.1');
  await page.goBack();
  for (let press = 0; press < 3; press++) {
    await expect(retry(page)).toBeVisible({ timeout: 5000 });
    await retry(page).click();
  }
  await expect(page.getByText('All is well')).toBeVisible();
});

test('When a remote throws while rendering, then only its page area fails, and Retry works once it is fixed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/already registered/, /broken at render/, /preload/, /error occurred/i);
  const component = '() => { if (!window.mended) throw new Error("broken at render"); return "All is well"; }';
  await publishScript('mfe_brokenrender', '1.0.0', containerScript('mfe_brokenrender', component));
  await page.goto('/mfe_brokenrender');
  await expectOnlyItsCorner(page);
  await expectOtherRemotesToWork(page);
  await page.goBack();
  await expect(retry(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await retry(page).click();
  await expect(page.getByText('All is well')).toBeVisible();
});
