import {
  buildInvoice,
  errorResponse,
  mockInvoices,
  mockPortal,
  mockProfile,
  mockProviderPage,
  mockWithdrawal,
  providerUrl,
  sampleContract,
  sampleWithdrawal,
} from '../fixtures/mock-billing.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('When a payment failed, then profile and home say until when, and the profile leads to the card', async ({
  page,
}) => {
  await mockProfile(page, 'weekly', { paymentDueBy: inDays(3) });
  await mockProviderPage(page);
  const sent = await mockPortal(page, { json: { url: providerUrl } });
  await page.goto('/');
  await expect(page.getByText('Your last payment didn’t go through')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByText(/You keep Starter until \w+ \d+, \d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Update payment method' }).click();
  await expect(page).toHaveURL(providerUrl);
  expect(sent).toEqual([expect.objectContaining({ flow: 'payment-method' })]);
});

test('When a plan ends or changes by itself, then the membership says when and into what', async ({ page }) => {
  await mockProfile(page, 'monthly', { cancelAtPeriodEnd: true, renewalDate: null });
  await page.goto('/profile?tab=membership');
  await expect(page.getByText('Ends on', { exact: true })).toBeVisible();
  // Shown beside the badge on every tab.
  await expect(page.getByText(/^Ends on \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeHidden();
  await page.unrouteAll();
  await mockProfile(page, 'monthly', { nextTier: 'weekly' });
  await page.reload();
  await expect(page.getByText(/^Starter on \w+ \d+, \d{4}$/)).toBeVisible();
});

test('When the portal does not open, then the page says why, according to the member’s plan', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 409/, /409 \/functions\/v1\/create-customer-portal/);
  await mockProfile(page, 'weekly');
  await mockPortal(page, errorResponse(409, 'no_active_subscription', 'You have no active subscription to manage.'));
  await page.goto('/profile?tab=membership');
  const manage = page.getByRole('button', { name: 'Manage Subscription' });
  await manage.click();
  await expect(page.getByText('No active subscription to manage yet.')).toBeVisible();
  await page.route('**/rest/v1/rpc/get_current_subscription_tier', (route) =>
    route.fulfill({ json: { tier: 'weekly' } }),
  );
  await manage.click();
  await expect(
    page.getByText('We found your subscription, but the portal did not open. Please try again in a few seconds.'),
  ).toBeVisible();
});

test('When there are invoices, then each says its number, amount and state, and opens in a new tab', async ({
  page,
}) => {
  await mockInvoices(page, {
    json: {
      invoices: [
        buildInvoice({ id: 'in_2', number: null, status: 'open', downloadUrl: null, viewUrl: 'javascript:alert(1)' }),
        buildInvoice({ refunded: 7.99 }),
      ],
    },
  });
  await page.goto('/profile/billing');
  const rows = page.getByRole('table', { name: 'Invoices' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Not issued yet');
  await expect(rows.nth(1).getByRole('link')).toHaveCount(0);
  await expect(rows.nth(2)).toContainText('Refunded');
  const download = rows.nth(2).getByRole('link', { name: 'Download invoice DW-2026-0001 (opens in a new tab)' });
  await expect(download).toHaveAttribute('rel', 'noopener noreferrer');
});

test('When invoices can’t be loaded, then the page says so and trying again helps; without invoices there is a hint', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 503/, /503 \/v1\/account\/invoices/);
  await mockInvoices(page, errorResponse(503, 'payment_unavailable'));
  await page.goto('/profile/billing');
  await expect(page.getByText('We couldn’t load your invoices.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No invoices yet')).toBeVisible();
});

test.describe('When a member withdraws from a contract', () => {
  test('then it takes two steps and a name, by keyboard too, and the receipt stays', async ({ page }) => {
    await mockProfile(page, 'weekly');
    await mockWithdrawal(page, sampleContract, { json: sampleWithdrawal });
    await page.goto('/profile/billing');
    await page.getByRole('button', { name: 'Withdraw from contract' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Withdraw from contract' });
    await expect(dialog).toContainText('€7.99');
    await dialog.getByLabel('Your name').fill(' ');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Enter your name.');
    await expect(dialog.getByLabel('Your name')).toBeFocused();
    await dialog.getByLabel('Your name').fill('Árvíztűrő Tükörfúrógép');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'You have withdrawn' })).toContainText(sampleWithdrawal.reference);
  });

  test('then after the period, or without a connection, it says what applies', async ({ page, allowErrors }) => {
    allowErrors(/status of 409/, /409 \/v1\/account\/withdrawal/, /ERR_FAILED/);
    await mockWithdrawal(page, sampleContract, errorResponse(409, 'withdrawal_over'));
    await page.goto('/profile/billing');
    await page.getByRole('button', { name: 'Withdraw from contract' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The 14 days to withdraw from this contract are over.');
    await expect(dialog.getByRole('button', { name: 'Confirm withdrawal' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Keep my plan' }).click();

    await page.route('**/v1/account/withdrawal', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'Withdraw from contract' }).click();
    await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nothing has changed.');
  });
});
