import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRemote } from '@datewright/build/publish';
import { callRegistry } from '@datewright/build/registry-client';
import { listHistory } from '@datewright/contracts/registry/list-history';
import { reportViews } from '@datewright/contracts/registry/report-views';
import { shellName } from '@datewright/contracts/registry/shell-card';
import { startCanary } from '@datewright/contracts/registry/start-canary';
import { root } from '@datewright/platform/root';
import { startTestSystem, type TestSystem } from '@datewright/testkit/test-system';
import type { Page } from '@playwright/test';
import { expandProfile } from '../fixtures/chatpad.ts';
import { expect, test } from '../fixtures/test.ts';

/** These tests break what others need, so they run one after the other on a product of their own. */
test.describe.configure({ mode: 'serial' });

let system: TestSystem;

test.beforeAll(async () => {
  system = await startTestSystem({ env: { chatpad: { ANSWER_SECONDS: '12', HOLD_SECONDS: '20' } }, keepData: true });
});
test.afterAll(async () => {
  await system?.stop();
  await system?.deleteData();
});

const send = (page: Page) => page.getByRole('button', { name: /^Write.*1 credit/ });

async function openChatpad(page: Page) {
  await page.goto(`${system.origin}/login`);
  await page.getByLabel('Email').fill('free@datewright.test');
  await page.getByLabel('Password', { exact: true }).fill('date-me-maybe');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${system.origin}/`);
  await page.goto(`${system.origin}/chatpad`);
  await expandProfile(page);
  await page.getByLabel('Name').fill('Anna');
}

const tell = (behaviour: string, times: number) =>
  fetch(new URL('/ai/behaviour', system.inboxUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ behaviour, times }),
  });

for (const [behaviour, says] of [
  ['refuse', 'The AI would not answer that.'],
  ['garbage', 'The AI did not give a usable answer.'],
  ['truncate', 'The AI did not give a usable answer.'],
  ['fail', 'The AI did not give a usable answer.'],
  ['hang', 'The AI took too long.'],
]) {
  test(`When the AI does: ${behaviour}, then the member reads why, pays nothing, and Retry works`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of (422|502|504)/, /(422|502|504) \/v1\/chatpad/);
    await openChatpad(page);
    const before = await page.getByRole('button', { name: /^\d credits? for/ }).textContent();
    await tell(behaviour ?? '', 4);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText(says ?? '');
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await expect(page.getByText(before ?? '')).toBeVisible();
    await tell('normal', 0);
    if (behaviour !== 'hang') return;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(5);
  });
}

test('When the chatpad service is killed, then only its page area says so, it is restarted, and nothing typed is lost', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 503/, /503 \/v1\/chatpad/);
  await openChatpad(page);
  await page.getByLabel('Their bio').fill('Collects lighthouses.');
  system.processes.chatpad?.kill();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByLabel('Their bio')).toHaveValue('Collects lighthouses.');
  await page.goto(`${system.origin}/`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await (await fetch(`${system.origin}/healthz`)).json()).services.chatpad)
    .toBe('ready');
  await page.goto(`${system.origin}/chatpad`);
  await expect(page.getByLabel('Their bio')).toHaveValue('Collects lighthouses.');
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(5);
});

test('When tools are down, then each one’s page says so in a line at 360 px until it is back, and no other page does', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 503/, /503 \/(v1|functions\/v1|rest\/v1)\//);
  const line = page.getByText(/can’t be reached right now/);
  await openChatpad(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel('Their bio').fill('Collects lighthouses.');
  await page.reload();
  await expect(page.getByLabel('Their bio')).toHaveValue('Collects lighthouses.');

  const tops = () =>
    page.evaluate(() => ['header', 'main'].map((name) => document.querySelector(name)?.getBoundingClientRect().top));
  const [headerBefore, mainBefore] = await tops();
  await system.processes.chatpad?.stop();
  await page.reload();
  await expect(line).toHaveText('ChatPad can’t be reached right now. What you type is kept.');
  await expect(page.getByRole('status').filter({ has: line })).toHaveCount(1);
  const [header, main] = await tops();
  const box = await line.boundingBox();
  expect([header, main, box?.x, box?.width]).toEqual([headerBefore, (mainBefore ?? 0) + (box?.height ?? 0), 0, 360]);
  expect(box?.height).toBeLessThanOrEqual(60);

  await page.getByRole('navigation', { name: 'Your tools' }).getByRole('link', { name: 'Bio' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.goBack();
  await expect(line).toBeVisible();
  system.processes.chatpad?.start();
  await expect(line).toHaveCount(0);
  // It was saved before the service stopped.
  await page.reload();
  await expect(page.getByLabel('Their bio')).toHaveValue('Collects lighthouses.');

  for (const [service, path, name] of [
    ['bio', '/bioscanner', 'Bio Scanner'],
    ['photo', '/photoanalyzer', 'Photo Analyzer'],
    ['datecoach', '/datecoach', 'Date Coach'],
  ] as const) {
    await system.processes[service]?.stop();
    await page.goto(system.origin + path);
    await expect(line).toHaveText(`${name} can’t be reached right now. What you type is kept.`);
    system.processes[service]?.start();
    await expect(line).toHaveCount(0);
  }
});

/** Publishes the built shell as a version of its own, and gives it to one visitor. `isBroken` gives it a start that fails. */
async function startShellCanary(version: string, visitor: string, isBroken = false) {
  const folder = await mkdtemp(join(tmpdir(), 'shell-canary-'));
  const dist = join(folder, 'dist');
  await cp(join(root, 'shell/mfe.json'), join(folder, 'mfe.json'));
  await cp(join(root, 'shell/dist'), dist, { recursive: true });
  // Another name, because a hashed one is the same file in every version.
  const broken = 'index.0000000000.js';
  if (isBroken) await writeFile(join(dist, 'assets', broken), 'throw new Error("no start");');
  for (const page of isBroken ? ['index.html', 'server/page.json'] : []) {
    const text = await readFile(join(dist, page), 'utf8');
    await writeFile(join(dist, page), text.replace(/(?<=assets\/)index\.\w+\.js/g, broken));
  }
  const access = { registryUrl: system.origin, token: system.publishToken('platform') };
  await publishRemote({ ...access, folder, version });
  await rm(folder, { recursive: true });
  const body = { version, percent: 0, visitors: [visitor] };
  await callRegistry(access, startCanary, { name: shellName }, { body });
  const page = () => fetch(system.origin, { headers: { accept: 'text/html', cookie: `visitor_id=${visitor}` } });
  await expect.poll(async () => (await page()).text()).toContain(`"shell":{"version":"${version}"`);
}

test('When the shell has a canary, then its visitor gets it whole, and it is ended without a person when it does not start', async ({
  page,
  allowErrors,
}) => {
  const visitor = 'a-visitor-of-the-shell';
  await page.context().addCookies([{ name: 'visitor_id', value: visitor, url: system.origin }]);
  const reports: string[] = [];
  page.on('request', (request) => request.url().endsWith(reportViews.path) && reports.push(request.postData() ?? ''));
  const title = page.getByRole('main').getByRole('heading', { level: 1 });

  await startShellCanary('9.0.0', visitor);
  for (const path of ['/', '/pricing', '/login']) {
    await page.goto(system.origin + path);
    await expect(title).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('script[src^="/assets/"]').length))
      .toBeGreaterThan(2);
  }
  await page.goto(`${system.origin}/help`);
  await expect.poll(() => reports.join()).toContain('{"name":"mfe_shell","version":"9.0.0","outcome":"ok"}');

  await startShellCanary('9.0.1', visitor, true);
  allowErrors(/integrity/, /^failed: .*index/);
  const access = { registryUrl: system.origin, token: system.publishToken('platform') };
  const listDecisions = async () => (await callRegistry(access, listHistory, { name: shellName })).history;
  const failed = '{"name":"mfe_shell","version":"9.0.1","outcome":"failed"}';
  // A canary that nobody can use is ended after five views.
  for (let views = 1; views <= 5; views++) {
    await page.goto(`${system.origin}/login`);
    await expect.poll(() => reports.filter((report) => report.includes(failed)).length).toBe(views);
  }
  await expect
    .poll(async () => (await listDecisions())[0])
    .toMatchObject({ action: 'end-canary', version: '9.0.1', by: 'health' });
  await expect(async () => {
    await page.goto(`${system.origin}/login`);
    await expect(page.getByLabel('Email')).toBeEditable({ timeout: 5000 });
    expect(await page.locator('script[src="/start-watch.js"]').count()).toBe(0);
  }).toPass();
});

test('When the product is stopped and started again, then matches, suggestions, credits and sessions are as before', async ({
  page,
}) => {
  await openChatpad(page);
  const credits = await page.getByRole('button', { name: /^\d credits? for/ }).textContent();
  const port = Number(new URL(system.origin).port);
  await system.stop();
  system = await startTestSystem({ dataDir: system.dataDir, keepData: true, port });
  await page.goto(`${system.origin}/chatpad`);
  await expect(page.getByText(credits ?? '')).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: /^Anna/ }).first().click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true }).first()).toBeVisible();
});
