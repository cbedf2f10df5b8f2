import { collectEvents, listProperties } from '../fixtures/analytics.ts';
import { goToGoogle, signInWithGoogle, submitGoogleAccount } from '../fixtures/google.ts';
import { goodPassword, newAddress } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts';

test('When a visitor registers, then the source, each step and the completion are reported', async ({ page }) => {
  const events = await collectEvents(page);
  await page.goto('/register?source=hero');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByLabel('Confirm password').fill(goodPassword);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Skip this for now' }).click();
  await expect(page).toHaveURL('/verify-email');
  await expect.poll(() => listProperties(events, 'signup_completed')).toEqual([{ method: 'email' }]);
  expect(listProperties(events, 'sign_up_start')).toEqual([{ source: 'hero' }]);
  expect(listProperties(events, 'onboarding_step')).toEqual([{ step: 1 }, { step: 2 }]);
});

test('When somebody registers with Google, then that is reported once, and signing in again is not', async ({
  page,
}) => {
  const events = await collectEvents(page);
  const email = await signInWithGoogle(page);
  await expect.poll(() => listProperties(events, 'signup_completed')).toEqual([{ method: 'google' }]);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out on this device.')).toBeVisible();
  await page.goto('/login');
  await goToGoogle(page);
  await submitGoogleAccount(page, email);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.goto('/pricing');
  await expect.poll(() => listProperties(events, 'view_pricing')).toHaveLength(1);
  expect(listProperties(events, 'signup_completed')).toHaveLength(1);
});

test('A call to action reports its place and its text, in the header and in the small-screen menu too', async ({
  page,
}) => {
  const events = await collectEvents(page);
  await page.goto('/pricing');
  await waitUntilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Start Free' }).click();
  await expect.poll(() => listProperties(events, 'cta_click')).toHaveLength(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.getByRole('banner').getByRole('link', { name: 'Start Free' });
  await expect(links).toHaveCount(2);
  await links.last().click();
  await expect
    .poll(() => listProperties(events, 'cta_click'))
    .toEqual([
      { location: 'header', label: 'Start Free', intent: 'header-cta', cta_text: 'Start Free' },
      { location: 'mobile-menu', label: 'Start Free', cta_text: 'Start Free' },
    ]);
});
