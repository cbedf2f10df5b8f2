import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import type { Page } from '@playwright/test';
import { pasteField } from '../fixtures/chatpad.ts';
import { createMember } from '../fixtures/member.ts';
import { containerScript, publishScript } from '../fixtures/published-remote.ts';
import { asMember, expect, test } from '../fixtures/test.ts';

/** Waits until the page has downloaded a file. Fails if the page stops answering. */
const waitForDownload = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (path) =>
          performance
            .getEntriesByType('resource')
            .some(({ name, duration }) => duration > 0 && new URL(name).pathname === path),
        path,
      ),
    )
    .toBe(true);

/** The paths of the scripts that a page of the composition preloads for one remote. */
const listPreloads = (page: Page, remote: string): Promise<string[]> =>
  page.evaluate((remote) => {
    const { remotes } = JSON.parse(document.getElementById('composition')?.textContent ?? '');
    const found = remotes.find(({ card }: { card: { name: string } }) => card.name === remote);
    return found.preload.map((path: string) => `${found.base}/${path}`);
  }, remote);

/** Follows a link of the current page in the same document. */
const follow = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first().click();

test('When a promoted remote never ends, then pages that preload it download it, and they and other tools keep working', async ({
  page,
  context,
}) => {
  const name = 'mfe_endless';
  await publishScript(name, '1.0.0', 'while (true) {}', ['/']);
  try {
    await page.goto('/');
    await waitForDownload(page, `/remotes/${name}/1.0.0/entry.js`);
    await follow(page, '/pricing');
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    await createMember(context);
    await page.goto('/');
    await waitForDownload(page, `/remotes/${name}/1.0.0/entry.js`);
    await follow(page, '/chatpad');
    await expect(pasteField(page)).toBeVisible();
  } finally {
    await publishScript(name, '1.0.1', containerScript(name, '() => null'));
  }
});

asMember('A click on a link to a preloaded remote runs it without another download', async ({ page }) => {
  await page.goto('/');
  const preloads = await listPreloads(page, 'mfe_chatpad');
  expect(preloads.length).toBeGreaterThan(1);
  for (const path of preloads) await waitForDownload(page, path);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const downloads: string[] = [];
  network.on('Network.responseReceived', ({ response: { url, fromDiskCache, fromPrefetchCache } }) => {
    if (!fromDiskCache && !fromPrefetchCache) downloads.push(new URL(url).pathname);
  });
  await follow(page, '/chatpad');
  await expect(pasteField(page)).toBeVisible();
  expect(downloads.filter((path) => preloads.includes(path))).toEqual([]);
});

asMember('One script of the shell has zod, and a page preloads it', async ({ page }) => {
  const folder = join(root, 'shell/dist/assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  const withZod = scripts.filter((_, at) => texts[at]?.includes('unrecognized_keys'));
  expect(withZod).toHaveLength(1);
  await page.goto('/chatpad');
  await expect(page.locator(`link[rel="preload"][href="/assets/${withZod[0]}"]`)).toBeAttached();
});
