import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { creditsLeft } from '../fixtures/chatpad.ts';
import { buyPlan } from '../fixtures/checkout.ts';
import { createMatch, findSpots, sampleMatch, savePlan, writePlaybook } from '../fixtures/date-coach.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

test('A member goes from a match to spots, a playbook, a tip that is saved, and pays once', async ({ page }) => {
  await createMatch(page);
  await findSpots(page);
  await expect(page.getByRole('button', { name: /^Plan this one: / })).toHaveCount(3);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /board games/ })
    .first()
    .click();
  await expect(page.locator('mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Your city').fill('Budapest');
  await page.getByRole('button', { name: 'Find places' }).click();
  await expect(page.getByRole('list', { name: 'Places in and around Budapest' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' }).first()).toBeVisible();
  await expectAccessible(page);
  await writePlaybook(page);
  await expect(page.getByText(/^Next refresh in/)).toBeVisible();
  await page.getByText('Write it differently · 1 credit').click();
  // Another style shows the kept playbook, and what a new one would cost.
  await page.getByRole('radio', { name: 'Funny' }).check();
  await expect(page.getByText('You don’t have a Funny one for this spot yet.')).toBeVisible();
  await expect(page.getByText('Smooth exit').first()).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Flirty' }).check();
  await page.getByRole('button', { name: 'Save this tip' }).first().click();
  const address = page.url();
  expect(new URL(address).searchParams.get('view')).toBe('strategy');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your playbook for this date' })).toBeVisible();
  await expect(page.getByText(/^Written by AI: /).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect(page.getByText('1 saved tip')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
});

test('A member with a spot in mind needs no match', async ({ page }) => {
  await page.goto('/datecoach');
  await expect(page.getByText('No matches yet')).toBeVisible();
  await page.getByRole('radio', { name: 'Already have a spot?' }).check();
  await expect(page.getByRole('button', { name: 'Preview strategy' })).toBeDisabled();
  await page.getByLabel('Where are you going?').fill('A bench by the Danube — Árvíztűrő tükörfúrógép');
  await page.getByRole('button', { name: 'Preview strategy' }).click();
  await page.getByRole('button', { name: 'Write my playbook · 1 credit' }).click();
  await expect(page.getByText(/^Written by AI: /).first()).toBeVisible({ timeout: 60_000 });
});

test('When ChatPad is down, then the page says why, and a spot of the member’s own still works', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/503/);
  await page.route(/\/v1\/chatpad\/matches\?/, (route) => route.fulfill({ status: 503, body: 'gone' }));
  await page.goto('/datecoach');
  await expect(page.getByText('We couldn’t load your matches')).toBeVisible();
  await page.getByRole('radio', { name: 'Already have a spot?' }).check();
  await page.getByLabel('Where are you going?').fill('Botanical garden');
  await page.getByRole('button', { name: 'Preview strategy' }).click();
  await expect(page.getByRole('button', { name: 'Write my playbook · 1 credit' })).toBeVisible();
});

test('A match under 18 can’t be chosen, and one whose text says so is closed before anything is written', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/);
  await createMatch(page, {
    ...sampleMatch,
    age: null,
    messages: [{ sender: 'match', content: 'i am 15, is that ok?' }],
  });
  await page.goto('/datecoach');
  const matches = page.getByLabel('Your Matches', { exact: true });
  await matches.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Find date spots' }).click();
  await expect(page.getByRole('heading', { name: 'This match is closed' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Plan this one/ })).toHaveCount(0);
  await expect(creditsLeft(page, 1)).toBeVisible();
});

test('A Starter plan shows a preview, which fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await createMatch(page);
  await buyPlan(page, 'starter');
  await page.goto('/datecoach');
  await expect(page.getByRole('heading', { name: 'Date Coach isn’t in Starter.' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('A playbook is readable on a phone, in both themes, and through its link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await createMatch(page, { ...sampleMatch, name: 'Szentgyörgyi-Árvíztűrő Zsófia Erzsébet Krisztina' });
  await findSpots(page, 'Szentgyörgyi');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await writePlaybook(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('When text is twice as large on a phone, then each tab is whole, and what opens for a friend is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tomorrow = new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 10);
  await savePlan(page, { day: tomorrow, starts: '19:00', spotName: 'A bakery' });
  await page.goto('/datecoach');
  await page.getByRole('button', { name: 'Tell a friend' }).click();
  await expect(page.getByRole('group', { name: 'Tell a friend' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const tabs = await page.getByRole('tab').evaluateAll((all) =>
    all.map((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth && tab.scrollWidth <= tab.clientWidth;
    }),
  );
  expect(tabs).toEqual([true, true, true, true]);
});

test('General advice is free for every signed-in member', async ({ page }) => {
  await page.goto('/datecoach?view=general-advice');
  await expect(page.getByRole('tab', { name: 'Tips', selected: true })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
});

test('Without a network the page says what failed, and stays', async ({ page, context, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/datecoach?view=saved');
  await expect(page.getByText('No saved items yet')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByText('The download failed. Please try again.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Date Coach', level: 1 })).toBeVisible();
});
