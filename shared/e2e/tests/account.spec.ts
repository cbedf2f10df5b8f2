import { readFile } from 'node:fs/promises';
import { legalVersions } from '@datewright/contracts/legal-versions';
import type { Page } from '@playwright/test';
import { creditsLeft, expandProfile } from '../fixtures/chatpad.ts';
import { findConfirmationLink } from '../fixtures/inbox.ts';
import { createMember, goodPassword, newAddress, signIn } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('When a visitor signs in', () => {
  test('then empty and misspelt fields are named, and nothing is sent', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Enter your email address.')).toBeVisible();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await page.getByLabel('Email').fill('not an address');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  });

  test('then a wrong password says so in place, and what was typed stays', async ({ page, allowErrors }) => {
    allowErrors(/status of 401/, /401 \/functions\/v1\/auth-service/);
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('Incorrect email or password. Please try again.');
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  });

  test('then the page that sent them away is where they land', async ({ page, context }) => {
    const member = await createMember(context);
    await context.clearCookies();
    await page.goto('/chatpad');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/chatpad');
  });

  for (const [target, landing] of [
    ['/bioscanner', '/profile-analyzer'],
    ['/photoanalyzer?source=mail', '/photo-analyzer?source=mail'],
    ['/datecoach?view=general-advice', '/date-prep?view=general-advice'],
  ] as const) {
    test(`then ${target} leads to its landing page, and they are there after signing in`, async ({ page, context }) => {
      const member = await createMember(context);
      await context.clearCookies();
      await page.goto(target);
      await expect(page).toHaveURL(landing);
      await page.getByRole('link', { name: 'Sign in' }).first().click();
      await page.getByLabel('Email').fill(member.email);
      await page.getByLabel('Password', { exact: true }).fill(member.password);
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await expect(page).toHaveURL(target);
    });
  }

  test('then an unconfirmed member is led to their inbox', async ({ page, allowErrors }) => {
    allowErrors(/status of 403/, /403 \/functions\/v1\/auth-service/);
    const email = newAddress();
    await register(page, email);
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/verify-email');
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Free' })).toHaveCount(0);
  });
});

async function fillCredentials(page: Page, email: string) {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm password').fill(goodPassword);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function register(page: Page, email: string) {
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Skip this for now' }).click();
  await expect(page).toHaveURL('/verify-email');
}

test.describe('When a visitor registers', () => {
  test('then differing passwords, and an age under 18, are refused in words', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Email').fill(newAddress());
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByLabel('Confirm password').fill('something else');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText('Your passwords do not match. Give it another shot 💪')).toBeVisible();
    await page.getByLabel('Confirm password').fill(goodPassword);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const lastYear = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Date of birth').fill(lastYear);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('You must be 18 or older to create an account.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to email' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(goodPassword);
  });

  test('then a taken address is reported in a message that takes the focus', async ({ page, allowErrors, context }) => {
    allowErrors(/status of 409/, /409 \/functions\/v1\/auth-service/);
    const { email } = await createMember(context);
    await context.clearCookies();
    await fillCredentials(page, email.toUpperCase());
    await page.getByRole('button', { name: 'Skip this for now' }).click();
    await expect(page.getByRole('alert')).toContainText('This email is already registered. Try signing in instead.');
    await expect(page.getByRole('alert')).toBeFocused();
  });

  test('then the link can be asked for again, once a minute, also after a reload', async ({ page }) => {
    await register(page, newAddress());
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText('Fresh link sent to your inbox! 📩✨')).toBeVisible();
    await expect(page.getByRole('button', { name: /Try again in \d+s/ })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('button', { name: /Try again in \d+s/ })).toBeDisabled();
  });

  test('then a link works once; the second time the page says that it is used up', async ({
    page,
    allowErrors,
    context,
  }) => {
    allowErrors(/status of 410/, /410 \/v1\/account\/confirmations\/redeem/);
    const email = newAddress();
    await register(page, email);
    const link = await findConfirmationLink(email);
    await context.clearCookies();
    await page.goto(link);
    await expect(page).toHaveURL('/email-confirmation-success');
    await expect(page.getByText('so we ask for your password here')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page).toHaveURL('/verify-email');
    await expect(page.getByRole('heading', { name: 'That link no longer works' })).toBeVisible();
  });

  test('then a callback without a link apologises and leads to the sign-in page', async ({ page }) => {
    await page.goto('/auth/callback');
    await expect(page.getByRole('heading', { name: "Oops, something's not right" })).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('When an answer is lost', () => {
  /** Lets calls reach the service and drops their answers; returns a counter of the calls. */
  async function loseAnswers(page: Page, address: string): Promise<() => number> {
    let calls = 0;
    await page.route(address, async (route) => {
      calls++;
      await route.fetch();
      await route.abort();
    });
    return () => calls;
  }

  test.beforeEach(({ allowErrors }) => allowErrors(/ERR_FAILED/));

  test('then registering is not repeated, which would call the address taken', async ({ page }) => {
    const calls = await loseAnswers(page, '**/functions/v1/auth-service');
    await fillCredentials(page, newAddress());
    await page.getByRole('button', { name: 'Skip this for now' }).click();
    await expect(page.getByRole('alert')).toContainText('could not reach');
    expect(calls()).toBe(1);
  });

  test('then asking for another link is not repeated, which would meet its own wait', async ({ page }) => {
    await register(page, newAddress());
    const calls = await loseAnswers(page, '**/v1/account/confirmations');
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText("That didn't work... server's playing hard to get 🙄")).toBeVisible();
    expect(calls()).toBe(1);
  });

  test('then a confirmation is not repeated, which would call the link used up', async ({ page }) => {
    const email = newAddress();
    await register(page, email);
    const calls = await loseAnswers(page, '**/v1/account/confirmations/redeem');
    await page.goto(await findConfirmationLink(email));
    await expect(page.getByRole('heading', { name: "Oops, something's not right" })).toBeVisible();
    expect(calls()).toBe(1);
  });
});

test.describe('Access to pages', () => {
  test('old addresses redirect, unknown ones lead home, and members are sent away from guest pages', async ({
    page,
    context,
    allowErrors,
  }) => {
    // Crawlers get a 404; people are sent home.
    allowErrors(/status of 404/, /404 \/no-such-page/);
    await page.goto('/signup?from=ad');
    await expect(page).toHaveURL('/register?from=ad');
    await page.goto('/no-such-page');
    await expect(page).toHaveURL('/');
    await signIn(context, await createMember(context));
    for (const path of ['/login', '/register', '/verify-email']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    }
  });

  test('a sign-out ends this device only; everywhere ends a second browser at its next call', async ({
    page,
    context,
    browser,
    member,
    allowErrors,
  }) => {
    allowErrors(/status of 401/, /401 \//);
    const other = await browser.newContext({ baseURL: process.env.DATEWRIGHT_ORIGIN });
    await signIn(other, member);
    const second = await other.newPage();
    await second.goto('/chatpad');
    await expect(creditsLeft(second, 5)).toBeVisible();

    await page.goto('/');
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await second.reload();
    await expect(creditsLeft(second, 5)).toBeVisible();

    await signIn(context, member);
    await page.goto('/');
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('link', { name: 'Sign out everywhere' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText('You are signed out everywhere.')).toBeVisible();

    await expandProfile(second);
    await second.getByLabel('Name').fill('Anna');
    await second.getByRole('button', { name: /Write openers/ }).click();
    await expect(second).toHaveURL('/login');
    await other.close();
  });
});

test('A member edits their details, reads all stored data and deletes the account, which can’t sign in any more', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 401/, /401 \//);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Your details and data' }).click();
  await page.getByLabel('Name').fill('Zoltán');
  await page.getByLabel('Gender').selectOption('male');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Show my data' }).click();
  for (const name of ['Account', 'ChatPad', 'Bio Scanner', 'Photo Analyzer', 'Date Coach']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  const path = await (await file).path();
  const kept = JSON.parse(await readFile(path, 'utf8'));
  expect(kept.services.account.profile).toMatchObject({ email: member.email, fullName: 'Zoltán', gender: 'male' });
  expect(kept.missing).toEqual([]);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is being deleted' })).toBeVisible();
  await expect(page.getByText('Waiting: within minutes').first()).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');
});

test.describe('When the terms have changed since a member accepted them', () => {
  test('then a notice on every page says so, blocks nothing, and “OK” records the acceptance', async ({
    page,
    context,
  }) => {
    await createMember(context);
    const session = '**/v1/account/session';
    await page.route(session, async (route) => {
      const response = await route.fetch();
      const { user } = await response.json();
      const { version: terms } = legalVersions.terms.versions[0];
      const { version: privacy } = legalVersions.privacy.versions[0];
      const legalNotice = { terms, privacy, changed: ['terms', 'privacy'], date: '2026-11-24' };
      await route.fulfill({ response, json: { user: { ...user, legalNotice } } });
    });
    await page.goto('/chatpad');
    const notice = page.getByRole('region', { name: 'Changed terms' });
    await expect(notice).toContainText('Our terms and privacy policy changed on November 24, 2026.');
    await expect(page.getByRole('main')).toBeVisible();
    await page.goto('/pricing');
    await notice.getByRole('link', { name: 'New terms' }).click();
    await expect(page).toHaveURL('/terms#versions');
    await expect(page.getByRole('region', { name: 'Versions' })).toBeInViewport();
    await page.unroute(session);
    const saved = page.waitForResponse('**/v1/account/legal-acceptance');
    await notice.getByRole('button', { name: 'OK' }).click();
    expect((await saved).status()).toBe(200);
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
