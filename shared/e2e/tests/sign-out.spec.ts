import { storageCatalogue } from '@datewright/contracts/consent/catalogue';
import type { Page } from '@playwright/test';
import { expandDraft, expandProfile, pasteField } from '../fixtures/chatpad.ts';
import { buyPlan } from '../fixtures/checkout.ts';
import { createMatch, findSpots, sampleMatch } from '../fixtures/date-coach.ts';
import { createFriendLink, expectResults } from '../fixtures/photos.ts';
import { expect, asMember as test } from '../fixtures/test.ts';
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts';

/** Everything in the browser’s storage that this tab can read, as text. */
const storage = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
  }));

const deviceKeys = storageCatalogue.filter(({ isClearedAtSignOut }) => !isClearedAtSignOut).map(({ name }) => name);
const isDeviceKey = (key: string) =>
  deviceKeys.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));

const words = { draft: 'hey, do you also name the pots', chat: 'So, which night train?', bio: 'I bake rye bread' };

async function typeInChatpad(page: Page) {
  await page.goto('/chatpad');
  await expandProfile(page);
  await page.getByLabel('Name').fill('Zsófi');
  await pasteField(page).fill(words.chat);
  await (await expandDraft(page)).fill(words.draft);
}

async function typeInBio(page: Page) {
  await page.goto('/bioscanner');
  await page.getByLabel('Your current bio').fill(words.bio);
}

async function tapSignOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}
const question = (page: Page) => page.getByRole('dialog', { name: 'Sign out and clear this browser?' });
const isOut = (page: Page) => expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();

test('Signing out warns about what would be lost, and then leaves nothing of the member in any tab', async ({
  page,
  context,
  allowErrors,
}) => {
  test.slow();
  // The other tab checks whose session it has.
  allowErrors(/status of 401/, /401 \//);
  await buyPlan(page, 'pro');
  await createMatch(page);
  await findSpots(page);
  const link = new URL(await createFriendLink(page)).hash.slice(1);
  await typeInBio(page);
  const other = await context.newPage();
  await other.goto('/photoanalyzer');
  await expectResults(other);
  await typeInChatpad(page);

  const member = await page.evaluate(
    () =>
      Object.keys(localStorage)
        .find((key) => key.startsWith('chatpad:'))
        ?.split(':')[1] ?? '',
  );
  const secrets = [...Object.values(words), 'Zsófi', link, member, 'data:image'];
  const kept = JSON.stringify([await storage(page), await storage(other)]);
  expect(secrets.filter((secret) => !kept.includes(secret))).toEqual([]);
  expect((await storage(page)).databases).toEqual(['datewright-photos']);

  await tapSignOut(page);
  await question(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByLabel('My own draft')).toHaveValue(words.draft);
  expect((await storage(page)).databases).toEqual(['datewright-photos']);
  await tapSignOut(page);
  await question(page).getByRole('button', { name: 'Sign out and clear' }).click();
  await isOut(page);
  await expect(other.getByRole('heading', { name: 'Your results' })).toBeHidden();

  for (const tab of [page, other]) {
    await expect
      .poll(async () => {
        const { local, session, databases, caches } = await storage(tab);
        const own = [...local, ...session].map(([key]) => key).filter((key) => !isDeviceKey(key));
        return [...own, ...databases, ...caches];
      })
      .toEqual([]);
    const text = JSON.stringify(await storage(tab));
    expect([...secrets, sampleMatch.name, sampleMatch.bio].filter((secret) => text.includes(secret))).toEqual([]);
  }
});

test('A member with nothing to lose is signed out without a question', async ({ page }) => {
  await page.goto('/photoanalyzer');
  await waitUntilHydrated(page);
  await tapSignOut(page);
  await isOut(page);
});

test('A session that ends by itself keeps what was typed, for its member', async ({
  page,
  context,
  allowErrors,
  member,
}) => {
  allowErrors(/status of 401/, /401 \//);
  await typeInBio(page);
  await typeInChatpad(page);
  const before = await storage(page);
  const cookies = await context.cookies();
  await context.clearCookies({ name: '__Host-session_id' });
  await page.reload();
  await expect(page).toHaveURL('/login');
  const typed = (kept: typeof before) => kept.local.filter(([key]) => /^(bio|chatpad):/.test(key)).sort();
  expect(typed(await storage(page))).toEqual(typed(before));
  expect(JSON.stringify(typed(before))).toContain(words.draft);
  expect(member.email).toContain('@');
  await context.addCookies(cookies);
  await page.goto('/chatpad');
  await expect(page.getByLabel('My own draft')).toHaveValue(words.draft);
});
