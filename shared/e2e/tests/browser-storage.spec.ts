import { storageCatalogue } from '@datewright/contracts/consent/catalogue';
import { type ConsentCategory, consentCategories } from '@datewright/contracts/consent/choice';
import type { Page } from '@playwright/test';
import { cardRoutes } from '../fixtures/card-routes.ts';
import { asMember, expect, test } from '../fixtures/test.ts';
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts';

// The worker of the installed app stores its offline page.
test.use({ serviceWorkers: 'allow' });

/** Whether the catalogue in the cookie policy lets a page write this under the allowed purposes. */
function isAllowed(place: string, name: string, allowed: readonly ConsentCategory[]): boolean {
  return storageCatalogue.some(
    (store) =>
      store.place === place &&
      (store.category === 'necessary' || allowed.includes(store.category)) &&
      (store.name.endsWith('*') ? name.startsWith(store.name.slice(0, -1)) : name === store.name),
  );
}

/** Everything in the browser's storage, as place and name. */
async function readStorage(page: Page): Promise<[place: string, name: string][]> {
  const cookies = await page.context().cookies();
  const stores = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
  }));
  return [
    ...cookies.map(({ name }) => ['cookie', name] as [string, string]),
    ...stores.local.map((name) => ['local storage', name] as [string, string]),
    ...stores.session.map((name) => ['session storage', name] as [string, string]),
    ...stores.databases.map((name) => ['database of the browser', name] as [string, string]),
    ...stores.caches.map((name) => ['cache', name] as [string, string]),
  ];
}

const publicPaths = [
  ...cardRoutes.filter(({ guard }) => guard === 'open' || guard === 'visitor').map(({ path }) => path),
  '/blog/tinder-opening-lines',
];

async function visitAll(page: Page, paths: string[], allowed: readonly ConsentCategory[]) {
  const elsewhere: string[] = [];
  const measured: string[] = [];
  const origin = new URL(page.url()).origin;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) elsewhere.push(request.url());
    if (url.pathname === '/v1/marketing/events') measured.push(url.pathname);
  });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`${path}?utm_source=test&gclid=click`);
    await waitUntilHydrated(page);
    await expect(page.locator('main h1').first()).toBeVisible();
    await page.mouse.wheel(0, 4000);
    const wrong = (await readStorage(page)).filter(([place, name]) => !isAllowed(place, name, allowed));
    found.push(...wrong.map(([place, name]) => `${path}: ${place} ${name}`));
  }
  expect(found).toEqual([]);
  expect(elsewhere).toEqual([]);
  return measured.length;
}

for (const [choice, allowed] of [
  [null, []],
  ['none', []],
  ['analytics', ['analytics']],
  ['all', consentCategories],
] as const) {
  test.describe(`With the choice ${choice ?? 'not made yet'}`, () => {
    test.use({ consent: choice });
    test('no page stores or requests anything that the catalogue does not allow', async ({ page, allowErrors }) => {
      test.slow();
      // Links opened without their token are refused.
      allowErrors(/status of 4\d\d/, /4\d\d \//);
      await page.goto('/');
      const measured = await visitAll(page, publicPaths, allowed);
      if (allowed.length === 0) expect(measured).toBe(0);
    });
  });
}

asMember('A member’s pages write nothing that the catalogue does not name', async ({ page, allowErrors }) => {
  test.slow();
  allowErrors(/status of 4\d\d/, /4\d\d \//);
  await page.goto('/');
  await visitAll(page, ['/', '/profile', '/chatpad', '/bioscanner', '/photoanalyzer', '/datecoach', '/pricing'], []);
});
