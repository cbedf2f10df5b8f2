import type { Browser, Page } from '@playwright/test';
import { creditsLeft } from '../fixtures/chatpad.ts';
import { findMailWithSubject } from '../fixtures/inbox.ts';
import { signIn, type TestMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const better = 'Even-better-and-odder-8';
const devices = (page: Page) => page.getByRole('region', { name: 'Where you’re signed in' });

async function secondBrowser(browser: Browser, member: TestMember) {
  const other = await browser.newContext({ baseURL: process.env.DATEWRIGHT_ORIGIN });
  await signIn(other, member);
  const page = await other.newPage();
  return {
    page,
    close: () => other.close(),
    async expectSignedOut() {
      await page.goto('/profile/security');
      await expect(page).toHaveURL('/login');
      await other.close();
    },
  };
}

async function changePassword(page: Page, current: string, wanted: string, confirmed = wanted) {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(wanted);
  await page.getByLabel('Confirm new password').fill(confirmed);
  await page.getByLabel('Confirm new password').press('Enter');
}

test('When a member signs another device out, then its next call is refused and it is gone from the list', async ({
  page,
  browser,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 401/, /401 \//);
  const other = await secondBrowser(browser, member);
  await other.page.goto('/profile/security');
  await expect(devices(other.page).getByRole('listitem')).toHaveCount(2);

  await page.goto('/profile/security');
  await expect(devices(page).getByRole('listitem')).toHaveCount(2);
  const theirs = devices(page).getByRole('listitem').filter({ hasNotText: 'This device' });
  await theirs.getByRole('button', { name: /^Sign out/ }).click();
  await expect(devices(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();

  await other.page.reload();
  await expect(other.page).toHaveURL('/login');
  await other.close();
});

test('When a member signs out everywhere, then one confirmation signs both browsers out', async ({
  page,
  browser,
  member,
}) => {
  const other = await secondBrowser(browser, member);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(devices(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await other.expectSignedOut();
});

test('When a member signs this device out, then they are home as a visitor', async ({ page, member }) => {
  expect(member.email).toContain('@');
  await page.goto('/profile/security');
  await devices(page)
    .getByRole('button', { name: /^Sign out (?!everywhere)/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('When the session ended meanwhile, then a sign-out still leads home', async ({ page, member }) => {
  expect(member.email).toContain('@');
  await page.goto('/profile/security');
  await expect(devices(page)).toBeVisible();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await page.route('**/v1/account/sign-out', (route) => route.fulfill({ json: { success: true } }));
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Free without a card').first()).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('When the session has ended before a member signs out', () => {
  test.beforeEach(async ({ page, member, allowErrors }) => {
    expect(member.email).toContain('@');
    allowErrors(/status of 401/, /401 \//);
    await page.goto('/profile/security');
    await expect(devices(page)).toBeVisible();
    await page.context().clearCookies();
  });

  test('then signing out here counts as done', async ({ page }) => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByText('You’re signed out on this device.')).toBeVisible();
    await expect(page.getByText('We could not sign you out.')).toBeHidden();
  });

  test('then signing out everywhere says that the other devices are still signed in', async ({ page }) => {
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText('You’re already signed out here.')).toBeVisible();
    await expect(page.getByText('You are signed out everywhere.')).toBeHidden();
  });
});

test('When a member changes the password, then this browser stays signed in, others are signed out, and a mail says so', async ({
  page,
  browser,
  member,
}) => {
  const other = await secondBrowser(browser, member);
  await page.goto('/profile/security');
  await expect(devices(page).getByRole('listitem')).toHaveCount(2);
  await changePassword(page, member.password, better);
  await expect(page.getByText('Password changed. Your other devices are signed out.')).toBeVisible();
  await expect(devices(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await findMailWithSubject(member.email, 'Your Datewright password was changed');

  // Calls with an access token keep working, here and after a reload.
  await page.goto('/chatpad');
  await expect(creditsLeft(page, 5)).toBeVisible();
  await other.expectSignedOut();
});

test('When the old password is wrong or the new one too weak, then the field says so and nothing changes', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 40[03]/, /40[03] \/v1\/account\/password/);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Enter your current password.')).toBeVisible();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await changePassword(page, member.password, better, 'Something-else-9');
  await expect(page.getByText("Your passwords don't match! Try again.")).toBeVisible();
  await changePassword(page, 'not my password', better);
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await changePassword(page, member.password, 'password123');
  await expect(page.getByText('That password is one of the first attackers try.')).toBeVisible();
  await expect(devices(page).getByText('This device', { exact: true })).toBeVisible();
});

test('When the devices can not be read, then the page says so, and trying again helps', async ({
  page,
  member,
  allowErrors,
}) => {
  expect(member.email).toContain('@');
  allowErrors(/status of 503/, /503 \/v1\/account\/sessions/);
  await page.route('**/v1/account/sessions', (route) => route.fulfill({ status: 503, body: 'gone' }));
  await page.goto('/profile/security');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your devices.');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await page.unroute('**/v1/account/sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(devices(page).getByText('This device', { exact: true })).toBeVisible();
});

test('When a visitor opens the page, then they sign in first', async ({ page }) => {
  await page.goto('/profile/security');
  await expect(page).toHaveURL('/login');
});
