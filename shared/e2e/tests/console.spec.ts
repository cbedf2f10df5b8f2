import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { urlToHttpOptions } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { containerScript, decideRelease, publishOnly, publishScript } from '../fixtures/published-remote.ts';
import { expect, test } from '../fixtures/test.ts';
import { consoleUrl, origin } from '../fixtures/urls.ts';

const show = (name: string, text: string) => containerScript(name, `() => "${text}"`);

async function publishTwo(name: string) {
  await publishScript(name, '1.0.0', show(name, 'The first version'));
  await publishOnly(name, '1.1.0', show(name, 'The second version'));
}

async function signIn(page: Page, by = 'Ada') {
  await page.getByLabel('Your name').fill(by);
  await page.getByLabel('Token').fill(process.env.DATEWRIGHT_PUBLISH_TOKEN_CHATPAD ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function expectWellMade(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNoSidewaysScroll(page);
}

/** Moves the focus to an element by the Tab key alone. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button' | 'slider' | 'textbox') {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let press = 0; press < 60; press++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached by the Tab key.`);
}

test('When a team starts a canary and rolls back in the console by keyboard, then visitors of the product see both', async ({
  page,
  browser,
}) => {
  const name = 'mfe_consoled';
  await publishTwo(name);
  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  const expectVersion = async (text: string) => {
    await expect(async () => {
      await visitor.goto(`${origin()}/${name}`);
      await expect(visitor.getByText(text)).toBeVisible({ timeout: 5000 });
    }).toPass();
  };
  await expectVersion('The first version');

  await page.goto(consoleUrl());
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Remotes' })).toBeVisible();
  await tabTo(page, name, 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await tabTo(page, 'Canary of 1.1.0', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everyone else stays on 1.0.0.')).toBeVisible();
  await tabTo(page, 'Share of visitors in percent', 'slider');
  await page.keyboard.press('End');
  await expect(page.getByRole('spinbutton')).toHaveValue('100');
  await tabTo(page, 'Reason', 'textbox');
  await page.keyboard.type('looks good at home');
  await tabTo(page, 'Start a canary of 1.1.0', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Gave 1.1.0 to 100% of visitors. Edges follow within a second.');
  await expectVersion('The second version');

  // The views of that visitor arrive on the open page.
  const health = page.getByRole('row', { name: /1\.1\.0 canary/ });
  await expect(health.getByRole('cell').first()).not.toHaveText('0');
  await expect(page.getByText('No view of the canary has failed. It stays.')).toBeVisible();

  await tabTo(page, 'End the canary', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Its 100% of visitors return to 1.0.0, at their next page load.')).toBeVisible();
  await tabTo(page, 'End the canary of 1.1.0', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Ended the canary of 1.1.0');
  await expectVersion('The first version');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').nth(1)).toContainText('looks good at home');
  await expect(history.getByRole('listitem').nth(1)).toContainText('Ada for chatpad');
  await visitors.close();
});

test('When the session has ended, then the decision continues after the sign-in, and a faster one is not undone', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/, /409/);
  const name = 'mfe_raced';
  await publishTwo(name);
  await page.goto(`${consoleUrl()}/remotes/${name}/promote?version=1.1.0`);
  await signIn(page);
  await page.getByLabel('Reason').fill('errors are gone');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Promote 1.1.0' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your session has ended. Nothing was changed: sign in and confirm what you entered.',
  );
  await signIn(page);
  await expect(page.getByLabel('Reason')).toHaveValue('errors are gone');
  await decideRelease(name, 'withdraw', { version: '1.1.0' });
  await page.getByRole('button', { name: 'Promote 1.1.0' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing was changed. This version was withdrawn and cannot come back. Publish a new one.',
  );
  await page.getByRole('link', { name: `See ${name}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'withdrawn' })).toContainText('1.1.0');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('When a team signs in, then it can change the share of a canary by number and promote', async ({ page }) => {
    const name = 'mfe_plain';
    await publishTwo(name);
    await page.goto(`${consoleUrl()}/remotes/${name}`);
    await signIn(page);
    await page.getByRole('link', { name: 'Canary of 1.1.0' }).click();
    await page.getByRole('spinbutton').fill('12');
    await page.getByLabel('Reason').fill('first tenth');
    await page.getByRole('button', { name: 'Start a canary of 1.1.0' }).click();
    await expect(page.getByText('canary, 12% of visitors')).toBeVisible();
    await page.getByRole('link', { name: 'Promote 1.1.0' }).first().click();
    await page.getByLabel('Reason').fill('no errors');
    await page.getByRole('button', { name: 'Promote 1.1.0' }).click();
    await expect(page.getByRole('status')).toContainText('Promoted 1.1.0');
  });
});

test('When the console is opened on a phone or a desk, then every page is accessible, fits and loads nothing from elsewhere', async ({
  page,
}) => {
  const name = 'mfe_looked';
  await publishTwo(name);
  await decideRelease(name, 'canary', { version: '1.1.0', percent: 5 });
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).origin);
  });
  await page.goto(consoleUrl());
  await expectWellMade(page);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Remotes' })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', `/remotes/${name}`, `/remotes/${name}/canary?version=1.1.0`, `/remotes/${name}/rollback`]) {
      await page.goto(consoleUrl() + path);
      await expectWellMade(page);
    }
  }
  expect([...hosts]).toEqual([new URL(consoleUrl()).origin]);
});

/** The answer to a path that is sent as it is; a browser would resolve its dots. */
function readRaw(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = get({ ...urlToHttpOptions(new URL(origin())), path, headers: { accept: 'text/html' } }, (answer) =>
      text(answer).then(resolve, reject),
    );
    sent.on('error', reject);
  });
}

test('When somebody opens the console through the product, then it is not there', async () => {
  for (const path of ['/console', '/console/sign-in', '/registry/console', '/registry/v1/../../console/sign-in']) {
    const answer = await readRaw(path);
    expect([path, answer.includes('Teams use their publish token')]).toEqual([path, false]);
  }
  expect(await (await fetch(`${consoleUrl()}/sign-in`)).text()).toContain('Teams use their publish token');
});
