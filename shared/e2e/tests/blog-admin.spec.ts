import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { createAdmin } from '../fixtures/admin.ts';
import { asMember, expect, test } from '../fixtures/test.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the post, in Markdown' });
const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

async function beginPost(page: Page, title: string) {
  await page.goto('/blog/admin');
  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await text(page).click();
  await page.keyboard.type('## First\n\nBring one umbrella for two.');
  await isSaved(page);
}

test('An editor writes, previews on a phone, sees what is missing, publishes, and readers see the post', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/status of 4\d\d/, /4\d\d \/v1\/marketing/);
  await createAdmin(context);
  await beginPost(page, 'Rainy dates for two');
  await page.getByText('Phone', { exact: true }).click();
  await expect(page.getByText(/min read/)).toBeVisible();
  await page.getByText('Write', { exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('It needs an excerpt.')).toBeVisible();
  await page.getByLabel('Excerpt').fill('Because it rains, and that is no reason to stay in.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/Readers have seen it since/)).toBeVisible();
  await page.goto('/blog/rainy-dates-for-two');
  await expect(page.getByRole('heading', { level: 1, name: 'Rainy dates for two' })).toBeVisible();
  await expect(page.getByText('Bring one umbrella for two.')).toBeVisible();
});

test('What an editor types without a connection is kept, and saved when there is one', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await createAdmin(context);
  await beginPost(page, 'Kept while offline');
  await context.setOffline(true);
  await text(page).click();
  await page.keyboard.type(' Words without a network.');
  await expect(page.getByText(/Stored in this browser/)).toBeVisible();
  await context.setOffline(false);
  await isSaved(page);
  await page.reload();
  await expect(text(page)).toContainText('Words without a network.');
});

test('When two editors save at once, then the later one sees the conflict and chooses', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/status of 409/, /409 \/v1\/marketing/);
  await createAdmin(context);
  await beginPost(page, 'Two at one desk');
  const other = await context.newPage();
  await other.goto(page.url());
  await text(other).click();
  await other.keyboard.type('Theirs. ');
  await isSaved(other);
  await text(page).click();
  await page.keyboard.type('Mine. ');
  await expect(page.getByText('Two of you wrote at once')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await isSaved(page);
  await page.reload();
  await expect(text(page)).toContainText('Mine.');
});

test('A draft is deleted after one confirmation; an editor who has it open keeps the text as a new post', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/status of 404/, /404 \/v1\/marketing/);
  await createAdmin(context);
  await beginPost(page, 'Begun by mistake');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(text(other)).toContainText('Bring one umbrella');
  await page.getByRole('button', { name: 'Delete this draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this draft' }).click();
  await expect(page).toHaveURL('/blog/admin');
  await expect(page.getByText('Begun by mistake')).toHaveCount(0);
  await text(other).click();
  await other.keyboard.type('Still mine. ');
  await other.getByRole('button', { name: 'Keep my text as a new post' }).click();
  await expect(text(other)).toContainText('Still mine.');
  await isSaved(other);
});

test('A post that an editor unpublishes or deletes is gone from the blog within seconds, with status 404 or 410', async ({
  page,
  context,
  playwright,
  baseURL,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/status of 4\d\d/, /4\d\d \/(v1\/marketing|blog)/);
  await createAdmin(context);
  await beginPost(page, 'Published too early');
  await page.getByLabel('Excerpt').fill('It says more than it should.');
  const admin = page.url();
  const visitor = await playwright.request.newContext({ baseURL });
  const answer = async () => {
    const page = await visitor.get('/blog/published-too-early', { headers: { accept: 'text/html' } });
    return [page.status(), (await page.text()).includes('Bring one umbrella')];
  };
  const whenVisitorsGet = (status: number, isShown: boolean) =>
    expect.poll(answer, { timeout: 30_000 }).toEqual([status, isShown]);

  await page.getByRole('button', { name: 'Publish now' }).click();
  await whenVisitorsGet(200, true);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await whenVisitorsGet(404, false);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await whenVisitorsGet(200, true);

  await page.goto(admin);
  await page.getByRole('button', { name: 'Delete this post' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this post for good?' })
    .getByRole('button', { name: 'Keep it' })
    .click();
  await page.getByRole('button', { name: 'Delete this post' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this post' }).click();
  await expect(page).toHaveURL('/blog/admin');
  await whenVisitorsGet(410, false);
  for (const path of ['/blog', '/blog/rss.xml', '/sitemap.xml']) {
    expect(await (await visitor.get(path)).text()).not.toContain('published-too-early');
  }
  await visitor.dispose();
  await page.goto('/blog/published-too-early');
  await expect(page.getByRole('heading', { level: 1, name: 'We took this post down' })).toBeVisible();
  await expectAccessible(page);
});

test('The blog admin and the analytics page are complete and accessible, on phone and desktop', async ({
  page,
  context,
}) => {
  test.slow();
  await createAdmin(context);
  await beginPost(page, 'Looked at from all sides');
  const post = new URL(page.url()).pathname;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 760 });
    for (const path of ['/blog/admin', post, '/desk/numbers']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
});

test('An admin opens the analytics from the account menu', async ({ page, context }) => {
  await createAdmin(context);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL('/desk/numbers');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
});

asMember('A member who is no admin is led home from the desk and the numbers', async ({ page }) => {
  for (const path of ['/blog/admin', '/desk/numbers']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});
