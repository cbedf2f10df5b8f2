import type { Page } from '@playwright/test';
import { advanceTime } from '../fixtures/advance-time.ts';
import { saveBio } from '../fixtures/bio.ts';
import { creditsLeft } from '../fixtures/chatpad.ts';
import { buyPlan, confirmOrder, confirmUpgrade, payByCard } from '../fixtures/checkout.ts';
import { findMailTo, findMailWithSubject } from '../fixtures/inbox.ts';
import { createMember } from '../fixtures/member.ts';
import { errorResponse, mockProfile, mockPurchase, purchaseResponse } from '../fixtures/mock-billing.ts';
import { asMember, expect, test } from '../fixtures/test.ts';

test.describe('When a member buys', () => {
  test('then the plan is active on every screen, and so are changing, cancelling, resuming and withdrawing', async ({
    page,
    member,
  }) => {
    test.slow();
    await page.goto('/');
    await page.getByRole('link', { name: 'Upgrade to Starter' }).click();
    await confirmOrder(page);
    await payByCard(page);
    await expect(page.getByRole('heading', { name: 'Welcome to Starter!' })).toBeVisible();
    await expect(page.getByText('€7.99', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('Weekly Premium Member')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'ChatPad' })).toContainText('1,000 of 1,000 left');
    await page.goto('/chatpad');
    await expect(creditsLeft(page, 1000)).toBeVisible();

    await page.getByRole('link', { name: 'Go Pro monthly' }).click();
    await confirmUpgrade(page);
    await expect(page.getByRole('heading', { name: 'Confirm your updates' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('Monthly Premium Member')).toBeVisible();

    await page.getByRole('tab', { name: 'Membership & Benefits' }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText(/^Pro is cancelled\. You have it until/)).toBeVisible();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText(/^Ends on [A-Z]/)).toBeVisible();
    await page.getByRole('tab', { name: 'AI Tools & Boosts' }).click();
    await expect(page.getByText(/^Ends on [A-Z]/)).toBeVisible();
    await page.getByRole('tab', { name: 'Membership & Benefits' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'Don’t cancel subscription' }).click();
    await page.goto('/profile?tab=membership');
    await expect(page.getByText('Renews on')).toBeVisible();

    await page.getByRole('link', { name: 'Billing' }).click();
    const invoices = page.getByRole('table', { name: 'Invoices' });
    await expect(invoices.getByRole('row')).toHaveCount(3);
    await expect(invoices.getByRole('link', { name: /^Download invoice/ }).first()).toHaveAttribute('target', '_blank');
    await page.getByRole('button', { name: 'Withdraw from contract' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Your name')).toHaveValue('Árvíztűrő Tükörfúrógép');
    await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(dialog).toContainText('You have withdrawn');
    const [reference] = /W-[A-Z0-9]+-[A-Z0-9]{4}/.exec((await dialog.textContent()) ?? '') ?? [];
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('Your last withdrawal')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Your profile' }).click();
    await expect(page.getByText('Free Member')).toBeVisible();
    await findMailWithSubject(member.email, `We received your withdrawal (${reference})`);
  });

  asMember('and cancels Starter, then Pro is one step away, with its price before it', async ({ page, member }) => {
    test.slow();
    await buyPlan(page, 'starter');
    await page.goto('/profile?tab=membership');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText(/^Ends on [A-Z]/)).toBeVisible();
    await findMailTo(member.email, ({ subject }) => subject.startsWith('Your Datewright plan ends on'));
    await page.getByRole('tab', { name: 'Membership & Benefits' }).click();
    await page.getByRole('link', { name: 'Switch to Pro' }).click();
    const dialog = page.getByRole('dialog', { name: 'Switch to Pro' });
    await expect(dialog).toContainText(
      /You cancelled Starter: it ends on .* Upgrading to Pro undoes the cancellation\./,
    );
    await expect(dialog).toContainText(/Today you pay €\d+\.\d\d\./);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Upgrade and pay €/ }).click();
    await expect(page.getByText('You have Pro. Your cancellation is undone.')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('Monthly Premium Member')).toBeVisible();
    await expect(page.getByText(/^Ends on [A-Z]/)).toBeHidden();
  });

  asMember('then coming back unpaid leaves everything as it was', async ({ page }) => {
    await page.goto('/pricing?checkout=pro');
    await confirmOrder(page);
    await page.getByRole('link', { name: /Back to Datewright/ }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('button', { name: 'Get Pro' })).toBeEnabled();
    await page.goto('/profile');
    await expect(page.getByText('Free Member')).toBeVisible();
  });

  asMember('then another member sees nothing of it, and nothing is counted', async ({ page, browser, allowErrors }) => {
    allowErrors(/status of 404/, /404 \/v1\/account\/purchases/);
    await buyPlan(page, 'starter');
    const address = page.url();
    const other = await browser.newContext({ baseURL: process.env.DATEWRIGHT_ORIGIN });
    await createMember(other);
    const stranger = await other.newPage();
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { name: 'We can’t show this purchase' })).toBeVisible();
    expect(await stranger.evaluate(() => localStorage.getItem('trackedPurchases'))).toBeNull();
    await stranger.goto('/profile');
    await expect(stranger.getByText('Free Member')).toBeVisible();
    await other.close();
  });
});

test.describe('When a member comes back from paying', () => {
  asMember('then what the address says of plan and amount counts for nothing', async ({ page }) => {
    await mockProfile(page, 'monthly');
    await mockPurchase(page, purchaseResponse('processing'), purchaseResponse('complete'));
    await page.goto('/subscription/success?session_id=cs_test_12345678&plan=Free&amount=0.01');
    await expect(page.getByRole('heading', { name: 'Confirming your payment…' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome to Pro!' })).toBeVisible();
    await expect(page.getByText('€24.99')).toBeVisible();
    await expect(page.getByText('€0.01')).toBeHidden();
  });

  asMember('then the clock leads on, unless they reach for the keyboard or stay', async ({ page }) => {
    await mockPurchase(page, purchaseResponse('complete'));
    await page.clock.install();
    await page.goto('/subscription/success?session_id=cs_test_12345678');
    await expect(page.getByText(/^To your profile in 6 seconds$/)).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    for (let second = 0; second < 10; second++) await page.clock.runFor(1000);
    await expect(page).toHaveURL(/\/subscription\/success/);
    await page.reload();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('link', { name: 'Write a message' }).focus();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await page.getByRole('button', { name: 'Go Now' }).click();
    await expect(page).toHaveURL('/profile');
    await page.goto('/subscription/success?session_id=cs_test_12345678');
    await expect(page).toHaveURL('/profile');
  });

  asMember(
    'then it is counted once, without the id of the order, however often the page is loaded',
    async ({ page, context }) => {
      await context.addInitScript(() => localStorage.setItem('cookieConsent', 'all'));
      const counted: string[] = [];
      await page.route('**/v1/marketing/events', async (route) => {
        const { events } = route.request().postDataJSON() as { events: { name: string; properties: object }[] };
        counted.push(
          ...events
            .filter(({ name }) => name === 'purchase' || name === 'conversion')
            .map((event) => JSON.stringify(event.properties)),
        );
        await route.fulfill({ json: { recorded: events.length } });
      });
      await mockPurchase(page, purchaseResponse('complete'));
      await page.clock.install();
      for (const _ of [1, 2]) {
        await page.goto('/subscription/success?session_id=cs_test_12345678');
        await page.getByRole('button', { name: 'Stay here' }).click();
        await advanceTime(page, 3);
      }
      expect(counted.map((one) => JSON.parse(one))).toEqual([
        { value: 24.99, currency: 'EUR', item: 'Pro', category: 'subscription' },
        { value: 24.99, currency: 'EUR' },
      ]);
    },
  );

  asMember('then a slow confirmation says so after ten seconds and is still waited for', async ({ page }) => {
    await mockPurchase(
      page,
      ...Array.from({ length: 6 }, () => purchaseResponse('processing')),
      purchaseResponse('complete'),
    );
    await page.goto('/subscription/success?checkout_session_id=cs_test_12345678');
    await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome to Pro!' })).toBeVisible();
  });

  asMember(
    'then a checkout that is not paid, over, unknown or unnamed is met calmly',
    async ({ page, allowErrors }) => {
      allowErrors(/status of 404/, /404 \/v1\/account\/purchases/);
      const meets = async (answer: Parameters<typeof mockPurchase>[1], title: string) => {
        await page.unrouteAll();
        await mockPurchase(page, answer);
        await page.goto('/subscription/success?session_id=cs_test_12345678');
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
      };
      await meets(purchaseResponse('open'), 'This order is not paid yet');
      await meets(purchaseResponse('expired'), 'This checkout has expired');
      await meets(errorResponse(404, 'not_found'), 'We can’t show this purchase');
      await page.goto('/subscription/success');
      await expect(page.getByRole('heading', { name: 'We can’t show this purchase' })).toBeVisible();
    },
  );
});

test.describe('After paying a member is back where the plans were needed', () => {
  for (const { path, tool, plan } of [
    { path: '/chatpad', tool: 'ChatPad', plan: 'starter' },
    { path: '/bioscanner', tool: 'Bio Scanner', plan: 'starter' },
    { path: '/photoanalyzer', tool: 'Photo Analyzer', plan: 'starter' },
    { path: '/datecoach?view=general-advice', tool: 'Date Coach', plan: 'pro' },
  ] as const) {
    asMember(`in ${tool}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await buyPlan(page, plan);
      await expect(page.getByText(new RegExp(`^Back to ${tool} in \\d seconds?$`))).toBeVisible();
      await page.getByRole('button', { name: 'Go Now' }).click();
      await expect(page).toHaveURL(path);
    });
  }

  const out = { available: 0 };
  const gates: Record<string, { path: string; plan: 'Starter' | 'Pro'; knock: (page: Page) => Promise<void> }> = {
    'the wall before ChatPad': {
      path: '/chatpad',
      plan: 'Starter',
      async knock(page) {
        await mockProfile(page, 'free', {}, { chatpad: { ...out, used: 5 } });
        await page.goto('/chatpad');
        await page.getByRole('link', { name: 'Get Starter' }).click();
      },
    },
    'the gate of Photo Analyzer': {
      path: '/photoanalyzer',
      plan: 'Starter',
      async knock(page) {
        await mockProfile(page, 'free', {}, { photoanalyzer: { ...out, used: 1 } });
        await page.goto('/photoanalyzer');
        await expect(page.getByText(/^Your free analysis is used up/)).toBeVisible();
        await page.getByRole('button', { name: 'Choose photos' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'Upgrade Now' }).click();
      },
    },
    'the gate of Date Coach': {
      path: '/datecoach',
      plan: 'Pro',
      async knock(page) {
        await mockProfile(page, 'free', {}, { datecoach: { ...out, used: 1 } });
        await page.goto('/datecoach');
        await page.getByRole('radio', { name: 'Already have a spot?' }).check();
        await page.getByRole('link', { name: 'See plans' }).click();
      },
    },
    'the gate of Bio Scanner': {
      path: '/bioscanner',
      plan: 'Starter',
      async knock(page) {
        await mockProfile(page, 'free', {}, { bio_write: { ...out, used: 2 } });
        await saveBio(page);
        await page.getByRole('button', { name: 'Scan Now' }).click();
        await page.getByRole('link', { name: 'Add more tries' }).last().click();
        await page.getByRole('link', { name: 'Get Starter' }).click();
      },
    },
  };
  for (const [name, { path, plan, knock }] of Object.entries(gates)) {
    asMember(`from ${name}, through the real checkout`, async ({ page }) => {
      await knock(page);
      await expect(page.getByRole('dialog', { name: `Order ${plan}` })).toBeVisible();
      await page.unrouteAll();
      await confirmOrder(page);
      await payByCard(page);
      await page.getByRole('button', { name: 'Go Now' }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }

  asMember('but not in a tool that the plan lacks, and the order says what ends', async ({ page }) => {
    await page.goto('/datecoach');
    await expect(page.getByRole('heading', { name: 'Date Coach', level: 1 })).toBeVisible();
    await page.goto('/pricing?checkout=starter&source=test');
    await expect(page.getByRole('dialog', { name: 'Order Starter' })).toContainText(
      'Date Coach isn’t part of Starter: your free date plan a week ends. You can still read what you have there.',
    );
    await confirmOrder(page);
    await payByCard(page);
    await expect(page.getByText(/^To your profile in \d seconds?$/)).toBeVisible();
    const tools = page.getByRole('navigation', { name: 'Try it right away' });
    await expect(tools.getByRole('link')).toHaveCount(3);
    await expect(tools.getByRole('link', { name: 'Plan my next date' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Go Now' }).click();
    await expect(page).toHaveURL('/profile');
  });
});

test('When a visitor opens the page, then they sign in first', async ({ page }) => {
  await page.goto('/subscription/success?session_id=cs_test_12345678');
  await expect(page).toHaveURL('/login');
});
