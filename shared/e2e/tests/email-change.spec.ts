import { requestEmailChange } from '../fixtures/email-change.ts';
import { signInWithGoogle } from '../fixtures/google.ts';
import { findEmailChangeLink, findMailWithSubject } from '../fixtures/inbox.ts';
import { newAddress, signIn } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('When a member changes the address and both mailboxes confirm, then this browser stays signed in and others are signed out', async ({
  page,
  browser,
  member,
}) => {
  const other = await browser.newContext({ baseURL: process.env.DATEWRIGHT_ORIGIN });
  await signIn(other, member);
  const wanted = newAddress();
  await page.goto('/profile/security');
  await requestEmailChange(page, wanted);
  await expect(page.getByText(`Changing to ${wanted}`)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Changing to' })).toBeFocused();
  await expect(page.getByText('Waiting')).toHaveCount(2);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(await findEmailChangeLink(wanted));
  await expect(elsewhere).not.toHaveURL(/access_token/);
  await elsewhere.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Thank you, one more click' })).toBeVisible();
  await expect(page.getByText('Done')).toHaveCount(1);

  await page.goto(await findEmailChangeLink(member.email));
  await page.getByRole('button', { name: 'Approve the change' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Security' }).click();
  await expect(page.getByText(`You sign in with ${wanted}`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await findMailWithSubject(member.email, 'Your Datewright email address was changed');

  const second = await other.newPage();
  await second.goto('/profile/security');
  await expect(second).toHaveURL('/login');
  await second.getByLabel('Email').fill(wanted);
  await second.getByLabel('Password', { exact: true }).fill(member.password);
  await second.getByRole('button', { name: 'Sign in' }).click();
  await expect(second).toHaveURL('/profile/security');
  await other.close();
  await elsewhere.context().close();
});

test('When the old address refuses, then nothing changes, and a new password is the next step', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 410/, /410 \/v1\/account\/email-change/);
  await page.goto('/profile/security');
  const wanted = newAddress();
  await requestEmailChange(page, wanted);
  const link = await findEmailChangeLink(member.email);
  await page.goto(link);
  await page.getByRole('button', { name: 'This wasn’t me' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL('/profile/security');
  await expect(page.getByText(`You sign in with ${member.email}`)).toBeVisible();
  await page.goto(await findEmailChangeLink(wanted));
  await expect(page.getByRole('heading', { name: 'That link no longer works' })).toBeVisible();
});

test('When a member waits, then the mails can be sent again once a minute, and the change be cancelled', async ({
  page,
  member,
  allowErrors,
}) => {
  expect(member.email).toContain('@');
  allowErrors(/status of 429/, /429 \/v1\/account\/email-change\/mails/);
  await page.goto('/profile/security');
  await requestEmailChange(page, newAddress());
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('button', { name: /Send again in \d+s/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(page.getByText('The change is cancelled. Your address stays as it is.')).toBeVisible();
  await expect(page.getByLabel('New email address')).toBeVisible();
});

test('When the password is wrong or the address unchanged, then the field says so', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 40[03]/, /40[03] \/v1\/account\/email-change/);
  await page.goto('/profile/security');
  await requestEmailChange(page, newAddress(), 'not my password');
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await requestEmailChange(page, member.email);
  await expect(page.getByText('That’s already your email address.')).toBeVisible();
});

test('When a member without a password signed in a while ago, then they sign in again first', async ({ page }) => {
  await signInWithGoogle(page);
  await page.goto('/profile/security');
  await expect(page.getByLabel('New email address')).toBeVisible();
  await expect(page.getByLabel('Your password')).toBeHidden();
  await page.route('**/v1/account/email-change', (route) =>
    route.fulfill({ json: { pending: null, needs: 'sign-in' } }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/login');
});
