import { addDays } from '@datewright/contracts/datecoach/zoned-time';
import type { Page } from '@playwright/test';
import { creditsLeft, expandProfile } from '../fixtures/chatpad.ts';
import { savePlan } from '../fixtures/date-coach.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

/** Milliseconds: the longest that a moment may move. */
const longest = 300;

type Motion = [name: string, milliseconds: number];
const moments = ['land', 'fold', 'refund'];

/** Records each animation of a moment that starts in the page, with its duration. */
const recordMotions = (page: Page) =>
  page.addInitScript((names) => {
    const motions: Motion[] = [];
    Object.assign(window, { motions });
    addEventListener('animationstart', ({ animationName, target }) => {
      if (!names.includes(animationName)) return;
      motions.push([animationName, Number.parseFloat(getComputedStyle(target as Element).animationDuration) * 1000]);
    });
  }, moments);
const readMotions = (page: Page) => page.evaluate(() => (window as unknown as { motions: Motion[] }).motions);

/** The motions of the page as soon as the named moments have started to move. */
async function waitForMotions(page: Page, names: string[]) {
  await expect
    .poll(async () => [...new Set((await readMotions(page)).map(([name]) => name))])
    .toEqual(expect.arrayContaining(names));
  return readMotions(page);
}

async function writeLines(page: Page) {
  await page.goto('/chatpad');
  await expandProfile(page);
  await page.getByLabel('Their bio').fill('Makes ceramics, loves night trains.');
  await page.getByRole('button', { name: /1 credit$/ }).click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(5);
}

/** The account answers with one more credit when the badge asks again. */
async function returnCredit(page: Page) {
  await page.route('**/functions/v1/user-profile', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll('"available":4', '"available":5') });
  });
  await creditsLeft(page, 4).click();
  await expect(creditsLeft(page, 5)).toBeVisible();
}

async function changePlan(page: Page) {
  await savePlan(page, { day: addDays(new Date().toISOString().slice(0, 10)), starts: '20:00', spotName: 'A café' });
  await page.goto('/datecoach');
  const plan = page.getByRole('article').filter({ hasText: 'A café' });
  await plan.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(plan).toBeVisible();
}

test.describe('With motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('a line lands, a credit returns and a plan folds into its card, in less than 300 ms each', async ({ page }) => {
    await recordMotions(page);
    await writeLines(page);
    await returnCredit(page);
    const inChatpad = await waitForMotions(page, ['land', 'refund']);
    await changePlan(page);
    const all = [...inChatpad, ...(await waitForMotions(page, ['fold']))];
    expect(all.filter(([, milliseconds]) => milliseconds > longest)).toEqual([]);
  });
});

test('With reduced motion nothing moves', async ({ page }) => {
  await recordMotions(page);
  await writeLines(page);
  expect((await readMotions(page)).filter(([, milliseconds]) => milliseconds > 1)).toEqual([]);
});
