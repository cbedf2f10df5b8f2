import { creditsLeft, expandProfile } from '../fixtures/chatpad.ts';
import { findConfirmationLink } from '../fixtures/inbox.ts';
import { goodPassword, newAddress } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('A new member registers, confirms, is signed in, gets openers, sees one credit less and signs out', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/register');
  await expect(page).toHaveTitle('Create your account - Datewright');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm password').fill(goodPassword);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Name').fill('Ödön Kovács');
  await page.getByLabel('Date of birth').fill('1994-05-06');
  await page.getByLabel('Gender').selectOption('male');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(await findConfirmationLink(email));
  await expect(page).toHaveURL('/signup/success?method=email');

  await page.goto('/chatpad');
  await expect(creditsLeft(page, 5)).toBeVisible();
  await expandProfile(page);
  await page.getByLabel('Name').fill('Zsófi');
  await page.getByLabel('Their bio').fill('Trail runner and reluctant morning person.');
  await page.getByRole('button', { name: /Write openers/ }).click();
  await expect(page.getByText('Written by AI: demo AI')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(5);
  await expect(creditsLeft(page, 4)).toBeVisible();

  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.goto('/chatpad');
  await expect(page).toHaveURL('/login');
});
