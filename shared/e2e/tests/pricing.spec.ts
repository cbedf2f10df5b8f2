import type { Page } from '@playwright/test';
import { confirmOrder, confirmUpgrade } from '../fixtures/checkout.ts';
import { findConfirmationLink } from '../fixtures/inbox.ts';
import { createMember, goodPassword, newAddress } from '../fixtures/member.ts';
import {
  errorResponse,
  mockCheckout,
  mockOffers,
  mockPortal,
  mockProfile,
  mockProviderPage,
  providerUrl,
} from '../fixtures/mock-billing.ts';
import { asMember, expect, test } from '../fixtures/test.ts';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
const order = (page: Page, name = 'Order Starter') => page.getByRole('dialog', { name });

test.describe('When a visitor looks at the prices', () => {
  test('then each plan says price, renewal and how to cancel beside its button', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page).toHaveTitle('Plans and prices - Datewright');
    await expect(page.getByRole('link', { name: 'Start free today' }).first()).toHaveAttribute(
      'href',
      '/register?from=%2Fpricing%3Fplan%3Dfree',
    );
    const terms = '€7.99 a week, renews every week until you cancel.';
    await expect(card(page, 'Starter Weekly').getByRole('button', { name: 'Get Starter' })).toHaveAccessibleDescription(
      new RegExp(terms),
    );
    await expect(card(page, 'Starter Weekly')).toContainText(
      'About €1.14 a day. 4 weeks cost more than a month of Pro.',
    );
    await expect(card(page, 'Pro Monthly')).toContainText('About €0.83 a day');
    await page.getByText('What’s in each plan').click();
    const row = page.getByRole('row', { name: 'Date Coach: date plans' });
    await expect(row.getByRole('cell')).toHaveText(['1 a week', 'Not included', '30 a week']);
    await expect(
      page
        .getByRole('row', { name: /Priority turnaround/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('Priority');
    await page.getByText('How does the money-back guarantee work?').click();
    await expect(page.getByText('For 14 days after buying')).toBeVisible();
  });

  for (const size of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]) {
    test(`then the first plan and its price are on the first screen of ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/pricing');
      await expect(card(page, 'Free').getByText('€0')).toBeInViewport({ ratio: 1 });
    });
  }

  test('then the page is complete without claims', async ({ page }) => {
    await page.route('**/v1/marketing/claims**', (route) => route.fulfill({ json: { claims: [] } }));
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { name: 'Before you pay' })).toBeVisible();
    await expect(page.getByText('What members say')).toBeHidden();
  });

  test('then subscribing asks to log in, and leads back to the order', async ({ page, context }) => {
    const member = await createMember(context);
    await context.clearCookies();
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Get Starter' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Please log in to subscribe!')).toBeVisible();
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(order(page)).toBeVisible();
    await expect(page).toHaveURL('/pricing');
  });

  test('then a plan chosen on the home page leads straight to sign-in, and from there to its order', async ({
    page,
    context,
  }) => {
    const member = await createMember(context);
    await context.clearCookies();
    const opened: string[] = [];
    page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
    await page.goto('/');
    await page.getByRole('link', { name: 'Choose Starter' }).click();
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Starter. €7.99 a week');
    expect(opened).not.toContain('/pricing');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(order(page)).toBeVisible();
  });

  test('then an address with a plan is answered with a redirect to sign-in, which keeps the order', async ({
    page,
  }) => {
    const ask = () => page.request.get('/pricing?checkout=pro&source=mail', { maxRedirects: 0 });
    // The first visitors after a start may get the page before it is rendered.
    await expect.poll(async () => (await ask()).status()).toBe(302);
    const { location = '' } = (await ask()).headers();
    await page.goto(location);
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Pro. €24.99 a month');
  });

  test('then the order waits through registration, and for the tab of the mailed link', async ({ page, context }) => {
    const email = newAddress();
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Get Pro' }).click();
    const waiting = page.getByRole('region', { name: 'Your order' });
    await expect(waiting).toContainText('Pro. €24.99 a month');
    await expect(waiting.getByRole('link', { name: 'Sign in' })).toHaveAttribute('aria-current', 'page');
    await waiting.getByRole('link', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/register');
    await expect(waiting).toContainText('Pro. €24.99 a month');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByLabel('Confirm password').fill(goodPassword);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Skip this for now' }).click();
    await expect(page).toHaveURL('/verify-email');

    const mailed = await context.newPage();
    await mailed.goto(await findConfirmationLink(email));
    await expect(mailed.getByRole('heading', { name: 'You are in' })).toBeVisible();
    // The first tab continues too.
    await expect(page.getByRole('link', { name: 'Back to your order: Pro' })).toBeVisible();
    await mailed.getByRole('link', { name: 'Back to your order: Pro' }).click();
    await expect(order(mailed, 'Order Pro')).toBeVisible();
  });
});

test.describe('When a free member orders', () => {
  asMember('then nothing is ticked for them, and without their consent nothing starts', async ({ page }) => {
    const sent = await mockCheckout(page, { json: {} });
    await page.goto('/pricing');
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([
      'Starter Weekly',
      'Pro Monthly',
      'Free',
    ]);
    await expect(page.getByRole('link', { name: 'Jump to the Chat Assistant' })).toHaveAttribute(
      'href',
      '/app?source=pricing',
    );
    await expect(card(page, 'Free').getByRole('button', { name: 'Current plan' })).toBeDisabled();
    await page.getByRole('button', { name: 'Get Starter' }).click();
    await expect(order(page).getByRole('checkbox')).not.toBeChecked();
    for (const fact of [
      '€7.99 a week',
      'VAT included where it applies.',
      'Every week, until you cancel.',
      '14-day money-back',
    ]) {
      await expect(order(page)).toContainText(fact);
    }
    await order(page).getByRole('button', { name: 'Order and pay €7.99' }).click();
    await expect(order(page)).toContainText('Please agree that we may start at once before you continue to payment.');
    await expect(order(page).getByRole('checkbox')).toBeFocused();
    await order(page).getByRole('button', { name: 'Not now' }).click();
    await expect(order(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Get Starter' })).toBeFocused();
    expect(sent).toEqual([]);
  });

  asMember(
    'then two clicks start one checkout, with price and consent, and lead to the provider',
    async ({ page, member }) => {
      await mockOffers(page, 'weekly', 'monthly');
      await mockProviderPage(page);
      const sent = await mockCheckout(page, { json: { url: providerUrl } });
      await page.goto('/pricing?checkout=pro&source=header-cta');
      const dialog = order(page, 'Order Pro');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Order and pay €24.99' }).dblclick();
      await expect(page).toHaveURL(providerUrl);
      expect(sent).toEqual([
        expect.objectContaining({
          priceId: 'price_monthly',
          planType: 'monthly',
          userEmail: member.email,
          source: 'header-cta',
          consentToStart: true,
        }),
      ]);
    },
  );

  asMember('then the address orders once: it is cleared, and a reload asks nothing', async ({ page }) => {
    await page.goto('/pricing?checkout=starter&source=x&plan=free');
    await expect(order(page)).toBeVisible();
    await expect(page).toHaveURL('/pricing?plan=free');
    await page.reload();
    await expect(page.getByText('You are on the Free plan')).toBeVisible();
    await expect(order(page)).toBeHidden();
    await page.goto('/pricing?checkout=gold');
    await expect(page.getByText('This plan is not available yet. Please choose another plan.')).toBeVisible();
    await expect(page).toHaveURL('/pricing');
  });

  asMember('then leaving the order while it is sent leads nowhere, and they can order again', async ({ page }) => {
    await mockOffers(page, 'weekly');
    await mockProviderPage(page);
    await mockCheckout(page, { json: { url: providerUrl } }, 1500);
    const answered = page.waitForResponse('**/functions/v1/create-checkout-session');
    await page.goto('/pricing?checkout=starter');
    await confirmOrder(page);
    await expect(order(page).getByRole('button', { name: 'Opening the payment page…' })).toBeVisible();
    await page.keyboard.press('Escape');
    await (await answered).finished();
    await expect(page).toHaveURL('/pricing');
    await page.getByRole('button', { name: 'Get Starter' }).click();
    await expect(order(page).getByRole('checkbox')).not.toBeChecked();
  });

  const failures = [
    ['no price', [], { json: {} }, 'Checkout is temporarily unavailable. Please try again later.'],
    ['no address', ['weekly'], { json: {} }, 'We did not receive a valid checkout link. Please try again.'],
    [
      'an answer that is none',
      ['weekly'],
      { json: { url: 7 } },
      'We could not start checkout because the server returned an invalid response.',
    ],
    [
      'a plan that is not sold',
      ['weekly'],
      errorResponse(400, 'plan_unavailable'),
      'This plan is not available yet. Please choose another plan.',
    ],
    ['a breakdown', ['weekly'], errorResponse(500, 'internal'), 'We could not start checkout. Please try again.'],
    [
      'a provider that is silent',
      ['weekly'],
      errorResponse(503, 'payment_unavailable', 'Nothing was charged.'),
      'Nothing was charged.',
    ],
  ] as const;
  for (const [what, offers, answer, sentence] of failures) {
    asMember(`then ${what} is said in the order, which stays as it is`, async ({ page, allowErrors }) => {
      allowErrors(/status of [45]\d\d/, /[45]\d\d \/functions\/v1\/create-checkout-session/);
      await mockOffers(page, ...offers);
      await mockCheckout(page, answer);
      await page.goto('/pricing?checkout=starter');
      await confirmOrder(page);
      await expect(order(page).getByRole('alert')).toHaveText(sentence);
      await expect(order(page).getByRole('checkbox')).toBeChecked();
    });
  }

  asMember(
    'then a subscription that only the service knows of is managed in place of a second one',
    async ({ page }) => {
      await mockOffers(page, 'weekly');
      await mockProviderPage(page);
      await mockCheckout(page, { json: { hasActiveSubscription: true } });
      await mockPortal(page, { json: { url: providerUrl } });
      await page.goto('/pricing?checkout=starter');
      await confirmOrder(page);
      await expect(page).toHaveURL(providerUrl);
    },
  );

  asMember('then all of it goes by keyboard alone', async ({ page }) => {
    await mockOffers(page, 'weekly');
    await mockProviderPage(page);
    await mockCheckout(page, { json: { url: providerUrl } });
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Get Starter' }).press('Enter');
    await expect(order(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(order(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Get Starter' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(order(page)).toBeVisible();
    for (
      let step = 0;
      step < 5 &&
      !(await order(page)
        .getByRole('checkbox')
        .evaluate((box) => box === document.activeElement));
      step++
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    // Past the links to the terms and the privacy policy, and “Not now”.
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(providerUrl);
  });
});

test.describe('When a member who pays looks at the prices', () => {
  asMember.beforeEach(async ({ page }) => {
    await mockProfile(page, 'weekly');
    await mockProviderPage(page);
  });

  asMember('then their plan is said, and another one is a change, not a second subscription', async ({ page }) => {
    const sent = await mockPortal(page, { json: { url: providerUrl } }, 2000);
    await page.goto('/pricing');
    await expect(page.getByText(/You have an active weekly subscription valid until \w+ \d+, \d{4}/)).toBeVisible();
    await expect(card(page, 'Starter Weekly').getByRole('button', { name: 'Current plan' })).toBeDisabled();
    await page.getByRole('button', { name: 'Switch to Pro' }).click();
    const dialog = page.getByRole('dialog', { name: 'Switch to Pro' });
    await dialog.getByRole('button', { name: 'Agree and see what it costs today' }).click();
    await expect(dialog).toContainText('Please agree that we may start at once before you continue to payment.');
    await confirmUpgrade(page);
    await expect(page.getByText('You already have an active weekly subscription!', { exact: true })).toBeVisible();
    await expect(card(page, 'Pro Monthly').getByRole('button', { name: 'Loading…' })).toBeDisabled();
    await expect(page).toHaveURL(providerUrl);
    expect(sent).toEqual([expect.objectContaining({ flow: 'change-plan', planType: 'monthly', consentToStart: true })]);
  });

  asMember('then going down asks for no consent', async ({ page }) => {
    await page.unroute('**/functions/v1/user-profile');
    await mockProfile(page, 'monthly');
    const sent = await mockPortal(page, { json: { url: providerUrl } });
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Switch to Starter' }).click();
    await expect(page).toHaveURL(providerUrl);
    expect(sent).toEqual([expect.objectContaining({ flow: 'change-plan', planType: 'weekly' })]);
  });

  asMember('then the address leads to what they have', async ({ page }) => {
    const sent = await mockPortal(page, { json: { url: providerUrl } }, 2000);
    await page.goto('/pricing?checkout=starter');
    await expect(
      page.getByText('You already have an active weekly subscription! You can manage it here.'),
    ).toBeVisible();
    await expect(page).toHaveURL(providerUrl);
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty('flow');
  });

  asMember('then a portal that does not open says why, and the buttons are back', async ({ page, allowErrors }) => {
    allowErrors(/status of 409/, /409 \/functions\/v1\/create-customer-portal/);
    await mockPortal(page, errorResponse(409, 'billing_details_missing', 'Your details are missing.'));
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await expect(
      page.getByText('Your payment provider subscription details are missing. Please contact support.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeEnabled();
  });
});

test('When a visitor has read most of the home page, then the way to the prices floats beside them', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Fair questions' })).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: 'Upgrade', exact: true }).click();
  await expect(page).toHaveURL('/pricing?source=floating');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
