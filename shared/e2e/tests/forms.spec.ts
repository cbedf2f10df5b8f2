import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { openWizardAtDetails } from '../fixtures/bio.ts';
import { expandProfile } from '../fixtures/chatpad.ts';
import { goodPassword, newAddress } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

async function expectToSayWhy(field: Locator, why: RegExp): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(why);
}

const textLeft = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().left;
  });

const password = (page: Page) => page.getByLabel('Password', { exact: true });

test.describe('When a form has errors, then its first wrong field takes the focus and says why:', () => {
  test('signing in', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectToSayWhy(page.getByLabel('Email'), /^Enter your email address\.$/);
    await expectAccessible(page);
    await page.getByLabel('Email').fill('a@example.com');
    await page.getByLabel('Email').press('Enter');
    await expectToSayWhy(password(page), /^Enter your password\.$/);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectToSayWhy(password(page), /^Enter your password\.$/);
  });

  test('registering, both steps', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Email').fill(newAddress());
    await password(page).fill(goodPassword);
    await page.getByLabel('Confirm password').fill('something else');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectToSayWhy(page.getByLabel('Confirm password'), /passwords do not match/);
    await page.getByLabel('Confirm password').fill(goodPassword);
    await page.getByLabel('Confirm password').press('Enter');
    await page.getByLabel('Date of birth').fill(new Date().toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectToSayWhy(page.getByLabel('Date of birth'), /You must be 18 or older to create an account\./);
    // The text of a ghost button lines up with what is above it.
    const back = await textLeft(page.getByRole('button', { name: 'Back to email' }));
    expect(back).toBe(await textLeft(page.getByRole('heading', { name: 'A little about you' })));
  });

  test('a forgotten password, and a new one', async ({ page }) => {
    await page.route('**/functions/v1/auth-service', (route) => route.fulfill({ json: { success: true } }));
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expectToSayWhy(page.getByLabel('Email'), /^Enter your email address\.$/);
    await page.goto(`/reset-password#access_token=${'x'.repeat(43)}&type=recovery`);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expectToSayWhy(page.getByLabel('New password', { exact: true }), /^Enter your new password\./);
  });

  test('the page Security, also by the answer of the service', async ({ page, member, allowErrors }) => {
    expect(member.email).toContain('@');
    allowErrors(/status of 403/, /403 \/v1\/account\/password/);
    await page.goto('/profile/security');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectToSayWhy(page.getByLabel('Current password'), /^Enter your current password\.$/);
    await page.getByLabel('Current password').fill('not my password');
    await page.getByLabel('New password', { exact: true }).fill(goodPassword);
    await page.getByLabel('Confirm new password').fill(goodPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectToSayWhy(page.getByLabel('Current password'), /^That is not your current password\./);
    await page.getByLabel('Your password').press('Enter');
    await expectToSayWhy(page.getByLabel('New email address'), /^Enter your new email address\.$/);
  });

  test('a match in ChatPad', async ({ page, member }) => {
    expect(member.email).toContain('@');
    await page.goto('/chatpad');
    await expandProfile(page);
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel('Age', { exact: true }).fill('121');
    await page.getByRole('button', { name: /Write openers/ }).click();
    await expectToSayWhy(page.getByLabel('Age', { exact: true }), /^Enter an age from 1 to 120\.$/);
  });

  test('a bio to be written', async ({ page, member }) => {
    expect(member.email).toContain('@');
    await openWizardAtDetails(page);
    const write = page.getByRole('dialog').getByRole('button', { name: /Generate my bio/ });
    await write.click();
    await expectToSayWhy(page.getByRole('dialog').getByRole('textbox').first(), /./);
    for (const interest of ['trail running', 'board games', 'live music']) {
      await page.getByRole('button', { name: interest }).click();
    }
    await write.click();
    await expectToSayWhy(page.getByLabel("What you're looking for"), /./);
  });
});
