import type { Page, Request } from '@playwright/test';
import { flushRequests } from '../fixtures/advance-time.ts';
import { creditsLeft, expandDraft, expandProfile, pasteField } from '../fixtures/chatpad.ts';
import { signIn } from '../fixtures/member.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

const suggestions = (page: Page) => page.getByRole('button', { name: 'Copy', exact: true });
const send = (page: Page) => page.getByRole('button', { name: /^(Write|Ask|Rewrite).*1 credit/ });

async function describeMatch(page: Page, name = 'Anna') {
  await page.goto('/chatpad');
  await expandProfile(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Their bio').fill('Makes ceramics, hates small talk, loves night trains.');
}

async function getOpeners(page: Page) {
  await send(page).click();
  await expect(suggestions(page)).toHaveCount(5);
}

test.describe('When a member asks for messages', () => {
  test('then each says why it works, names its AI, can be copied and saved, and is there after a reload', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await describeMatch(page);
    await getOpeners(page);
    await expect(page.getByText('Written by AI: demo AI')).toBeVisible();
    await expect(page.getByText('Why it works:')).toHaveCount(5);
    await suggestions(page).first().click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByText(copied)).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByText(copied)).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(creditsLeft(page, 4)).toBeVisible();
  });

  test('then trying again costs another credit, says so before, and repeats nothing', async ({ page }) => {
    await describeMatch(page);
    await getOpeners(page);
    const words = page.locator('article li > div > p:first-child');
    const first = await words.allInnerTexts();
    await page.getByRole('button', { name: /^(?:Write|Ask).*1 credit/ }).click();
    await expect(suggestions(page)).toHaveCount(10);
    await expect(words).toHaveCount(10);
    const all = await words.allInnerTexts();
    expect(new Set(all).size).toBe(10);
    expect(all).toEqual(expect.arrayContaining(first));
    await expect(creditsLeft(page, 3)).toBeVisible();
  });

  test('then a line can be had shorter for a credit, and the new lines say which line they change', async ({
    page,
  }) => {
    await describeMatch(page);
    await getOpeners(page);
    const card = page.locator('article li').first();
    const line = (await card.locator('p').first().textContent()) ?? '';
    await card.getByRole('button', { name: 'More', exact: true }).click();
    await card.getByRole('button', { name: 'Shorter' }).click();
    await expect(page.getByText(`Shorter: “${line}”`)).toBeVisible();
    await expect(creditsLeft(page, 3)).toBeVisible();
    const shorter = await page.locator('article').first().locator('li > div > p:first-child').allInnerTexts();
    expect(shorter.length).toBeGreaterThanOrEqual(3);
    for (const text of shorter) expect(text.length).toBeLessThan(line.length);
  });

  test('then Ctrl and Enter sends from any field, with what was typed but not added yet', async ({ page }) => {
    await page.goto('/chatpad');
    await expandProfile(page);
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel('Interests').fill('night trains');
    await page.getByLabel('Interests').press('Control+Enter');
    await expect(suggestions(page)).toHaveCount(5);
    await expect(page.getByRole('heading', { name: 'Suggestions' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Remove night trains' })).toBeVisible();
  });

  test('then Enter alone never spends a credit', async ({ page }) => {
    await describeMatch(page);
    const sent: string[] = [];
    // The plan is read by POST too.
    const isSpending = (request: Request) => request.method() === 'POST' && request.url().includes('/v1/chatpad/');
    page.on('request', (request) => isSpending(request) && sent.push(request.url()));
    await page.getByLabel('Name').press('Enter');
    await page.getByRole('radio', { name: 'Bold' }).press('Enter');
    await flushRequests(page);
    expect(sent).toEqual([]);
    await expect(creditsLeft(page, 5)).toBeVisible();
  });

  test('then missing details and overlong text are reported in place, and nothing is charged or lost', async ({
    page,
  }) => {
    await page.goto('/chatpad');
    await send(page).click();
    await expect(page.getByText('Paste a chat or their profile here')).toHaveCount(1);
    await expect(pasteField(page)).toBeFocused();
    await expandProfile(page);
    await page.getByLabel('Their bio').fill('é'.repeat(8001));
    await expect(page.getByRole('alert')).toContainText('more than 8,000 characters');
    await send(page).click();
    await expect(page.getByLabel('Their bio')).toHaveValue('é'.repeat(8001));
    await expect(creditsLeft(page, 5)).toBeVisible();
  });

  test('then a rewrite keeps the words of the draft', async ({ page }) => {
    await describeMatch(page);
    await (await expandDraft(page)).fill('hey, do you also name the pots you make?');
    await page.getByRole('button', { name: /Rewrite my draft/ }).click();
    await expect(suggestions(page).first()).toBeVisible();
    await expect(page.getByText('Your draft: hey, do you also name the pots you make?')).toBeVisible();
  });

  test('then Escape before the first suggestion gives the credit back', async ({ page }) => {
    await describeMatch(page);
    await page.route('**/v1/chatpad/matches/*/suggestions', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => {});
    });
    await send(page).click();
    await expect(page.getByText('Thinking of something good…')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Stopped. Nothing was charged.')).toBeVisible();
    await page.reload();
    await expect(creditsLeft(page, 5)).toBeVisible();
  });

  test('then five requests use up the day’s credits, and the page says so and keeps what was typed', async ({
    page,
  }) => {
    await describeMatch(page);
    await getOpeners(page);
    for (let n = 2; n <= 5; n++) {
      await send(page).click();
      await expect(suggestions(page)).toHaveCount(5 * n);
    }
    await expect(page.getByText('You’ve used today’s messages').filter({ visible: true })).toBeVisible();
    await expect(page).toHaveURL(/\/chatpad/);
    await expect(
      page
        .getByText(/Next refresh in \d+[mhd]/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(send(page)).toHaveCount(0);
    await expect(page.getByLabel('Name')).toHaveValue('Anna');
  });

  test('then two tabs that spend the last credit at once get one answer', async ({ page, context, allowErrors }) => {
    allowErrors(/status of 402/, /402 \/v1\/chatpad/);
    await describeMatch(page);
    await getOpeners(page);
    for (let n = 2; n <= 4; n++) {
      await send(page).click();
      await expect(suggestions(page)).toHaveCount(5 * n);
    }
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(creditsLeft(other, 1)).toBeVisible();
    await Promise.all([send(page).click(), send(other).click()]);
    await expect
      .poll(async () => (await suggestions(page).count()) + (await suggestions(other).count()))
      .toBe(20 + 20 + 5);
    // What was paid for stays readable; only new requests are refused.
    await page.reload();
    await expect(suggestions(page).first()).toBeVisible();
    await expect(send(page)).toHaveCount(0);
  });
});

test.describe('When a member brings a conversation', () => {
  const chat = '[12/05/2026, 21:03] Anna: How was the night train?\n[12/05/2026, 21:04] Bence: Slept like a suitcase';

  test('then a pasted chat is read, a menu corrects a side, and a reload loses nothing', async ({ page }) => {
    await describeMatch(page);
    await pasteField(page).focus();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, chat);
    await expect(page.getByRole('radio', { name: 'Reply' })).toBeChecked();
    await page.getByRole('button', { name: /^You wrote: Slept like a suitcase/ }).click();
    await page.getByRole('button', { name: 'Anna wrote this' }).click();
    await expect(page.getByRole('button', { name: /^Anna wrote: Slept like a suitcase/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Anna wrote: Slept like a suitcase/ })).toBeVisible();
    await expect(page.getByLabel('Their bio')).toHaveValue(/ceramics/);
    await page.getByRole('button', { name: /Write replies/ }).click();
    await expect(suggestions(page).first()).toBeVisible();
  });
});

test.describe('When a member has saved matches', () => {
  test('then each opens with its own details, and deleting asks once, for one and for all', async ({ page }) => {
    await describeMatch(page);
    await getOpeners(page);
    await page.goto('/chatpad');
    await expect(page.getByLabel('Name')).toHaveValue('Anna');
    await page.getByRole('button', { name: 'New match' }).click();
    await expandProfile(page);
    await page.getByLabel('Name').fill('Kata');
    await getOpeners(page);
    await page.getByRole('button', { name: 'New match' }).click();
    await expandProfile(page);
    await page.getByLabel('Name').fill('Lili');
    await getOpeners(page);
    await page.getByRole('complementary').getByRole('button', { name: /^Anna/ }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Anna');
    await page.getByRole('button', { name: 'Delete match' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Anna?' });
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await page.getByRole('button', { name: 'Delete match' }).click();
    await dialog.getByRole('button', { name: 'Delete match' }).click();
    await expect(page.getByRole('complementary').getByRole('button', { name: /^Anna/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
    await expect(page.getByText('No matches yet')).toBeVisible();
  });

  test('then another member’s match is not there', async ({ page, browser, allowErrors }) => {
    allowErrors(/status of 404/, /404 \/v1\/chatpad\/matches/);
    await describeMatch(page);
    await getOpeners(page);
    const address = page.url();
    const other = await browser.newContext({ baseURL: process.env.DATEWRIGHT_ORIGIN });
    await signIn(other, { email: 'pro@datewright.test', password: 'date-me-maybe' });
    const stranger = await other.newPage();
    await stranger.goto(address);
    await expect(stranger.getByText('This match isn’t here anymore.')).toBeVisible();
    await other.close();
  });
});

test('When ChatPad is open on a phone, then the suggestions come as a sheet over the conversation, and the page does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await describeMatch(page);
  await send(page).click();
  const sheet = page.getByRole('region', { name: 'Suggestions' });
  await expect(sheet.getByRole('heading', { name: 'Suggestions' })).toBeFocused();
  await expect(suggestions(page)).toHaveCount(5);
  const [top, line] = [await sheet.boundingBox(), await sheet.locator('article li p').first().boundingBox()];
  expect((line?.y ?? 740) - (top?.y ?? 0)).toBeLessThan(250);
  await sheet.getByRole('button', { name: /Change$/ }).click();
  await sheet.getByRole('radio', { name: 'Bold' }).check();
  await expect(sheet.getByRole('button', { name: 'Rewrite as bold · 1 credit' })).toBeInViewport();
  const spare = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(spare).toBeLessThanOrEqual(0);
  await sheet.getByRole('button', { name: 'Back to the chat' }).click();
  await expect(sheet).toBeHidden();
  await expect(send(page)).toBeInViewport();
});

test('When ChatPad is opened on a phone, then the paste field comes first, and one bar at a time stands below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/chatpad');
  await expect(pasteField(page)).toBeInViewport();
  await expect(page.getByLabel('Their bio')).toBeHidden();
  const navigation = page.getByRole('navigation', { name: 'Your tools' });
  await expect(navigation).toBeInViewport({ ratio: 1 });
  await expect(send(page)).toBeHidden();
  await pasteField(page).fill('Anna: How was the night train?');
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: /, Flirty\. Change$/ }).click();
  await page.getByRole('radio', { name: 'Bold' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /, Bold\. Change$/ })).toBeInViewport();
  await expect(send(page)).toBeInViewport({ ratio: 1 });
});
