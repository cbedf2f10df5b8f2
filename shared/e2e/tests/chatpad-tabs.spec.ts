import type { BrowserContext, Page } from '@playwright/test';
import { expandProfile } from '../fixtures/chatpad.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

const send = (page: Page) => page.getByRole('button', { name: /^Write openers.*1 credit/ });
const suggestions = (page: Page) => page.getByRole('button', { name: 'Copy', exact: true });
const listed = (page: Page) => page.getByRole('complementary').getByRole('button', { name: /^Anna/ });
const openedIn = (page: Page) => new URL(page.url()).searchParams.get('match');

/** A new match that is typed but not saved, in two tabs. */
async function begunInTwoTabs(page: Page, context: BrowserContext): Promise<Page> {
  await page.goto('/chatpad');
  await expandProfile(page);
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Their bio').fill('Makes ceramics, loves night trains.');
  const other = await context.newPage();
  await other.goto('/chatpad');
  await expect(other.getByLabel('Their bio')).toHaveValue(/ceramics/);
  return other;
}

test('A new match that two tabs save at once is created once, and both tabs continue with it', async ({
  page,
  context,
}) => {
  const tabs = [page, await begunInTwoTabs(page, context)];
  const held = await Promise.all(tabs.map((tab) => holdRequests(tab, '**/v1/chatpad/matches')));
  for (const tab of tabs) {
    const asked = tab.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/matches'));
    await send(tab).click();
    await asked;
  }
  for (const { release } of held) release();
  for (const tab of tabs) await expect(suggestions(tab).first()).toBeVisible();
  expect(openedIn(page)).not.toBeNull();
  expect(tabs.map(openedIn)).toEqual([openedIn(page), openedIn(page)]);
  for (const tab of tabs) {
    await tab.reload();
    await expect(listed(tab)).toHaveCount(1);
  }
});

test('A draft that another tab has saved as a match offers a choice where it differs, and creates no second match', async ({
  page,
  context,
}) => {
  const other = await begunInTwoTabs(page, context);
  await send(page).click();
  await expect(suggestions(page)).toHaveCount(5);
  await expandProfile(other);
  await other.getByLabel('Their bio').fill('Makes bread.');
  await send(other).click();
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText('Makes ceramics');
  await expect(dialog).toContainText('Makes bread.');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await expect(listed(other)).toHaveCount(1);
  expect(openedIn(other)).toBe(openedIn(page));
  await page.reload();
  await expect(page.getByLabel('Their bio')).toHaveValue('Makes bread.');
});

test('A line that is marked as sent in two tabs at once is in the chat once', async ({ page, context }) => {
  await page.goto('/chatpad');
  await expandProfile(page);
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Their bio').fill('Makes ceramics, loves night trains.');
  await send(page).click();
  await expect(suggestions(page)).toHaveCount(5);
  const other = await context.newPage();
  await other.goto(page.url());
  const tabs = [page, other];
  const held = await Promise.all(tabs.map((tab) => holdRequests(tab, '**/v1/chatpad/matches/*')));
  for (const tab of tabs) {
    const sent = tab.locator('article li').first().getByRole('button', { name: 'I sent this' });
    if (await sent.isVisible()) await sent.dblclick();
  }
  for (const { release } of held) release();
  const inChat = (tab: Page) => tab.getByRole('button', { name: /^You wrote: / });
  for (const tab of tabs) await expect(inChat(tab)).toHaveCount(1);
  await expect(page.getByText('Added to the chat as sent.')).toBeVisible();
  for (const tab of tabs) {
    await tab.reload();
    await expect(inChat(tab)).toHaveCount(1);
  }
  await expect(page.getByRole('dialog')).toBeHidden();
});
