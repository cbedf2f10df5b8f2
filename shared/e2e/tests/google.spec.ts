import { advanceTime } from '../fixtures/advance-time.ts';
import { creditsLeft } from '../fixtures/chatpad.ts';
import { goToGoogle, signInWithGoogle, submitGoogleAccount } from '../fixtures/google.ts';
import { findMailWithSubject, findRecoveryLink } from '../fixtures/inbox.ts';
import { createMember, goodPassword, newAddress } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const failure = 'Authentication process could not be completed. Please try again.';

test('When a new person registers with Google, then they are welcomed once, by their name, and can write', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'all'));
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/marketing/events')) events.push(request.postData() ?? '');
  });
  const conversions = () =>
    events
      .flatMap((body) => JSON.parse(body).events)
      .filter(({ name }) => name === 'sign_up_conversion')
      .map(({ properties }) => properties);
  await page.clock.install();
  await signInWithGoogle(page);
  await expect(page.getByText('Your account was created with Google.')).toBeVisible();
  await expect.poll(conversions).toEqual([{ method: 'google' }]);
  await page.reload();
  await expect(page.getByText('Your account was created with Google.')).toBeVisible();
  // Longer than the delay before events are sent.
  await advanceTime(page, 3);
  expect(conversions()).toHaveLength(1);
  await page.goto('/profile');
  await expect(page.getByText(/Őszi/).first()).toBeVisible();
  await page.goto('/chatpad');
  await expect(creditsLeft(page, 5)).toBeVisible();
});

test('When a member with a password signs in with Google, then they land where they were going', async ({
  page,
  context,
}) => {
  const { email } = await createMember(context);
  await context.clearCookies();
  await page.goto('/chatpad');
  await expect(page).toHaveURL('/login');
  await goToGoogle(page);
  await submitGoogleAccount(page, email);
  await expect(page).toHaveURL('/chatpad');
  await expect(page.getByText('Welcome back! 🎉')).toBeVisible();
  await findMailWithSubject(email, 'Google is connected to your Datewright account');
  await page.goto('/profile/security');
  await expect(page.getByRole('region', { name: 'Google' }).getByText('Connected')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeVisible();
});

test('When the demo member chooses their account at Google, then they land on their home page', async ({ page }) => {
  await page.goto('/login');
  await goToGoogle(page);
  await page.getByRole('button', { name: /Fran Free/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your Dating Command Center is Live')).toBeVisible();
});

test('When somebody refuses at Google, or Google fails, then the page says so and leads back', async ({ page }) => {
  for (const answer of ['Cancel', /^Fail/]) {
    await page.goto('/login');
    await goToGoogle(page);
    await page.getByRole('button', { name: answer }).click();
    await expect(page.getByRole('heading', { name: "Oops, something's not right" })).toBeVisible();
    await expect(page.getByText(failure)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expect(page).toHaveURL('/login');
  }
  expect(await page.evaluate(() => sessionStorage.getItem('postAuthRedirect'))).toBeNull();
});

test('When Google has not verified the address, then the sign-in page still says why', async ({ page }) => {
  await page.goto('/login');
  await goToGoogle(page);
  await submitGoogleAccount(page, newAddress(), '', true);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('Google has not verified this email address yet.');
});

test('When the button is pressed twice, then one flow starts; going back makes it work again', async ({ page }) => {
  let starts = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/account/google') starts++;
  });
  await page.goto('/register');
  await page.getByRole('button', { name: 'Continue with Google' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  expect(starts).toBe(1);
  await page.goBack();
  expect(await page.evaluate(() => sessionStorage.getItem('postAuthRedirect'))).toBeNull();
  await goToGoogle(page);
});

test('When the sign-in with Google can’t be started, then the page says so and it can be tried again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 503/, /503 \/v1\/account\/session/);
  await page.goto('/login');
  await page.route('**/v1/account/session', (route) => route.fulfill({ status: 503, body: 'gone' }));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('Google sign-in failed. Please try again.');
  await page.unroute('**/v1/account/session');
  await goToGoogle(page);
});

test('When somebody uses the keyboard alone, then they register with Google', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Continue', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  const summary = page.getByText('Use another account');
  for (let i = 0; i < 10 && !(await summary.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newAddress());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup/success?method=google');
});

test('When a member without a password wants one, then it comes by mail, to the browser that they are in', async ({
  page,
}) => {
  const email = await signInWithGoogle(page);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText(`A link is on its way to ${email}.`)).toBeVisible();
  await page.goto(await findRecoveryLink(email));
  await page.getByLabel('New password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm new password').fill(goodPassword);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Password successfully updated! 🎉')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL('/login');
  await page.goto('/profile/security');
  await expect(page.getByLabel('Current password')).toBeVisible();
});
