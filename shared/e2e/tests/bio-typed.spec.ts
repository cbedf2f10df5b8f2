import type { Page } from '@playwright/test';
import {
  editBio,
  fillDetails,
  mockSaveError,
  openWizardAtDetails,
  plainBio,
  sampleBio,
  saveBio,
  savedBio,
  scoreSavedBio,
} from '../fixtures/bio.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

const field = (page: Page) => page.getByLabel('Your current bio');
const leftover = (page: Page) => page.getByText('You had started typing another bio here.');
const dialog = (page: Page) => page.getByRole('dialog');

/** Delays saves without changing their order. */
const slowSaving = (page: Page, milliseconds: number) =>
  page.route('**/rest/v1/user_bios', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => {});
  });

async function generate(page: Page): Promise<void> {
  await fillDetails(page);
  await page.getByRole('button', { name: /Generate my bio/ }).click();
  await expect(page.getByText('Your new bio is ready!')).toBeVisible();
}

test.describe('When a bio is written by the AI', () => {
  test('then it waits for a running save, and is saved after it', async ({ page }) => {
    await page.goto('/bioscanner');
    await field(page).fill(sampleBio);
    await slowSaving(page, 4000);
    await page.getByRole('button', { name: 'Save Bio' }).click();
    await page
      .getByRole('button', { name: /^Create (my bio|together)/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await generate(page);
    await expect(savedBio(page)).toContainText('Written by AI: demo AI');
    await expect(page.getByText('Saving…')).toHaveCount(0);
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await expect(dialog(page).getByText('Version 2')).toBeVisible();
    await expect(dialog(page).getByText(sampleBio)).toBeVisible();
  });

  test('then what was typed before is still there', async ({ page }) => {
    await page.goto('/bioscanner');
    await field(page).fill('Half a thought');
    await openWizardAtDetails(page);
    await generate(page);
    await expect(savedBio(page)).toContainText('Written by AI: demo AI');
    await expect(leftover(page)).toBeVisible();
    await page.getByRole('button', { name: 'Put it in the editor' }).click();
    await expect(editBio(page)).toHaveValue('Half a thought');
  });

  test('then both texts are in the field when it can’t be saved', async ({ page, allowErrors }) => {
    allowErrors(/status of 503/, /503 \/rest\/v1\/user_bios/);
    await page.goto('/bioscanner');
    await field(page).fill('Half a thought');
    await mockSaveError(page);
    await openWizardAtDetails(page);
    await generate(page);
    await expect(page.getByText('We could not save the generated bio.')).toBeVisible();
    await expect(field(page)).toHaveValue(/.{30,}\n\nHalf a thought$/s);
  });

  test('then later requests know the gender that was chosen for it, and none before', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/functions/v1/bio-*', (route) => {
      asked.push(route.request().postDataJSON().gender);
      return route.fallback();
    });
    await page.goto('/bioscanner');
    await page
      .getByRole('button', { name: /^Create (my bio|together)/ })
      .first()
      .click();
    await dialog(page).getByText('Girl', { exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await generate(page);
    await scoreSavedBio(page);
    expect(asked).toEqual(['woman', 'woman']);
  });
});

test.describe('When the editor is open', () => {
  test('then Escape closes only an unchanged editor, and a suggestion can be undone', async ({ page }) => {
    await saveBio(page, plainBio);
    await scoreSavedBio(page);
    await page.getByRole('button', { name: 'Edit Bio' }).click();
    await editBio(page).press('Escape');
    await expect(editBio(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit Bio' }).click();
    await editBio(page).fill('Half an edit');
    await editBio(page).press('Escape');
    await expect(editBio(page)).toHaveValue('Half an edit');
    await page.getByRole('button', { name: 'Use this version' }).click();
    await expect(editBio(page)).not.toHaveValue('Half an edit');
    await page.getByRole('button', { name: 'Put it in the editor' }).click();
    await expect(editBio(page)).toHaveValue('Half an edit');
    await expect(leftover(page)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Your progress' })
      .getByRole('button', { name: /Create$/ })
      .click();
    await expect(dialog(page).getByText('What you typed and didn’t save will be gone for good.')).toBeVisible();
  });

  test('then it opens only once the running save has ended', async ({ page }) => {
    await page.goto('/bioscanner');
    await field(page).fill(sampleBio);
    await slowSaving(page, 1500);
    await page.getByRole('button', { name: 'Save Bio' }).click();
    await expect(page.getByRole('button', { name: 'Edit Bio' })).toBeDisabled();
    await expect(page.getByText('Bio saved successfully.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Bio' }).click();
    await expect(editBio(page)).toHaveValue(sampleBio);
  });
});

test('When the page is open in two tabs, then what is typed in one is never overwritten by the other', async ({
  page,
  context,
}) => {
  await page.goto('/bioscanner');
  const other = await context.newPage();
  await other.goto('/bioscanner');
  await expect(field(other)).toBeVisible();
  await field(page).fill('Half a thought');
  await expect(field(other)).toHaveValue('Half a thought');
  await page.reload();
  await expect(field(page)).toHaveValue('Half a thought');
});

test('When a saved voice sample is unticked, then it is deleted at once', async ({ page, context }) => {
  await openWizardAtDetails(page);
  await page.getByText('Match your own voice').click();
  await page.getByLabel('In your voice').fill('hm, so. i write like this, mostly.');
  await page.getByRole('checkbox').check();
  await generate(page);
  const other = await context.newPage();
  await openWizardAtDetails(other);
  await expect(other.getByRole('checkbox')).toBeChecked();
  const forgotten = other.waitForResponse(
    (answer) => answer.url().includes('/writing-profile') && answer.request().method() !== 'GET',
  );
  await other.getByRole('checkbox').uncheck();
  expect((await forgotten).ok()).toBe(true);
  await other.reload();
  await expect(other.getByLabel('In your voice')).toHaveValue('hm, so. i write like this, mostly.');
  await other.evaluate(() => sessionStorage.clear());
  await other.reload();
  await expect(other.getByText('Match your own voice')).toBeVisible();
  await expect(other.getByRole('checkbox')).toHaveCount(0);
});
