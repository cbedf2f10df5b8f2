import type { BrowserContext, Page } from '@playwright/test';
import { findMailWithSubject, findRecoveryLink } from '../fixtures/inbox.ts';
import { createMember, newAddress, requestPasswordReset, signIn } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const better = 'Even-better-and-odder-8';

/** A visitor's browser, and a member's mailed link. */
async function forgetful(context: BrowserContext) {
  const member = await createMember(context);
  await context.clearCookies();
  return { ...member, link: await requestPasswordReset(member.email) };
}

async function fill(page: Page, password: string, confirmed = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmed);
  await page.getByRole('button', { name: 'Update password' }).click();
}

test.describe('When a member has forgotten the password', () => {
  test('then the mail leads to a new one, which signs in, and a second browser is signed out', async ({
    page,
    context,
    browser,
    allowErrors,
  }) => {
    allowErrors(/status of 401/, /401 \//);
    const member = await createMember(context);
    await context.clearCookies();
    const other = await browser.newContext({ baseURL: process.env.DATEWRIGHT_ORIGIN });
    await signIn(other, member);
    const second = await other.newPage();
    await second.goto('/profile/security');
    await expect(second.getByText('This device', { exact: true })).toBeVisible();

    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Email Sent!' })).toBeVisible();
    await expect(page.getByText('Reset link sent! Check your inbox for password reset magic. 📧')).toBeVisible();

    await page.goto(await findRecoveryLink(member.email));
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    expect(page.url()).not.toContain('access_token');
    await fill(page, better);
    await expect(page.getByText('Password successfully updated! 🎉')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await findMailWithSubject(member.email, 'Your Datewright password was changed');

    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(better);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/');

    await second.getByRole('button', { name: 'Change password' }).scrollIntoViewIfNeeded();
    await second.getByLabel('Current password').fill(member.password);
    await second.getByLabel('New password', { exact: true }).fill(better);
    await second.getByLabel('Confirm new password').fill(better);
    await second.getByRole('button', { name: 'Change password' }).click();
    await expect(second).toHaveURL('/login');
    await other.close();
  });

  test('then weak, short and differing passwords are named, and a strong one says so', async ({ page, context }) => {
    const { link } = await forgetful(context);
    await page.goto(link);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText('Enter your new password.')).toBeVisible();
    await fill(page, 'Short-7');
    await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
    await fill(page, 'long Enough');
    await expect(page.getByText('Could be stronger')).toBeVisible();
    await expect(
      page.getByText('For your own safety, please pick a stronger password. Add some spice! 🔐'),
    ).toBeVisible();
    await fill(page, better, 'Something-else-9');
    await expect(page.getByText("Your passwords don't match! Try again.")).toBeVisible();
    await expect(page.getByText('The passwords do not match yet')).toBeVisible();
    await expect(page.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuenow', '100');
    await page.getByLabel('Confirm new password').fill(better);
    await expect(page.getByText('The passwords match', { exact: true })).toBeVisible();
  });

  test('then a used, made-up or missing link leads to a new one, with an explanation', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/status of 410/, /410 \/functions\/v1\/auth-service/);
    const { link } = await forgetful(context);
    await page.goto(link);
    await fill(page, better);
    await expect(page.getByRole('heading', { name: 'Password updated' })).toBeVisible();
    for (const stale of [link, `/reset-password#access_token=${'x'.repeat(43)}&type=recovery`]) {
      await page.goto('about:blank');
      await page.goto(stale);
      await expect(page).toHaveURL('/forgot-password');
      await expect(page.getByRole('alert')).toContainText(
        'Your reset link has expired or is invalid. Please request a new one.',
      );
    }
    await page.goto('about:blank');
    await page.goto('/reset-password');
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByRole('alert')).toContainText('Invalid password reset link. Please request a new one.');
  });

  test('then a dead link tells a member who is signed in where a password is set now', async ({
    page,
    member,
    allowErrors,
  }) => {
    allowErrors(/status of 410/, /410 \/functions\/v1\/auth-service/);
    expect(member.email).toContain('@');
    await page.goto(`/reset-password#access_token=${'x'.repeat(43)}&type=recovery`);
    await expect(page).toHaveURL('/profile/security');
    await expect(page.getByRole('alert')).toContainText('Your reset link has expired or is invalid.');
    await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
    await page.goto('/reset-password');
    await expect(page).toHaveURL('/profile/security');
    await expect(page.getByRole('alert')).toContainText('Invalid password reset link.');
  });

  test('then a browser that lost its cookie may try again twice, and continues', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/status of 401/, /401 \/v1\/account\/password\/recovery/);
    const { link } = await forgetful(context);
    await page.goto(link);
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    await context.clearCookies();
    await fill(page, better);
    await expect(page.getByRole('alert')).toContainText('We lost track of your reset link');
    await page.getByRole('button', { name: 'Try Again (2 attempts left)' }).click();
    await expect(page.getByRole('heading', { name: 'Password updated' })).toBeVisible();
  });

  test('then a link that somebody used meanwhile says so, and leads to a new one', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/status of 410/, /410 \/v1\/account\/password\/recovery/);
    const { link } = await forgetful(context);
    await page.goto(link);
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    const [mine] = (await context.cookies()).filter(({ name }) => name === '__Host-recovery_id');
    expect(mine).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });
    const tab = await context.newPage();
    await tab.goto(link);
    await fill(tab, better);
    await expect(tab.getByRole('heading', { name: 'Password updated' })).toBeVisible();
    if (mine) await context.addCookies([mine]);
    await fill(page, 'Yet-another-odd-one-9');
    await expect(page.getByRole('alert')).toContainText('Your reset link has expired or is invalid.');
    await expect(page).toHaveURL('/forgot-password');
  });

  test('then the second mail within a minute is refused in the language of the page, for an unknown address too', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 429/, /429 \/functions\/v1\/auth-service/);
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Enter your email address.')).toBeVisible();
    const email = newAddress();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('heading', { name: 'Email Sent!' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('alert')).toContainText(/Please try again in \d+ seconds\./);
  });

  test('then a problem with the link is explained, and a new one is one step away', async ({ page, allowErrors }) => {
    allowErrors(/status of 503/, /503 \/functions\/v1\/auth-service/);
    await page.route('**/functions/v1/auth-service', (route) => route.fulfill({ status: 503, body: 'gone' }));
    await page.goto(`/reset-password#access_token=${'x'.repeat(43)}&type=recovery`);
    await expect(page.getByText('Setting up your password change...')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('There was a problem with your password reset link.');
    await expect(page).toHaveURL('/forgot-password');
  });
});
