import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { creditsLeft, expandProfile } from '../fixtures/chatpad.ts';
import { mockTool } from '../fixtures/composition.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { signIn } from '../fixtures/member.ts';
import { mockProfile } from '../fixtures/mock-billing.ts';
import { asMember, expect, test } from '../fixtures/test.ts';

test('When a member spent a credit, then every screen shows the same number and the history explains it', async ({
  page,
  member,
}) => {
  await page.goto('/chatpad');
  await expandProfile(page);
  await page.getByLabel('Name').fill('Anna');
  await page.getByRole('button', { name: /Write openers/ }).click();
  await expect(creditsLeft(page, 4)).toBeVisible();

  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Welcome, Árvíztűrő' })).toBeVisible();
  await expect(page.getByText('Free Member')).toBeVisible();
  await expect(page.getByText(member.email)).toBeVisible();
  const tile = page.getByRole('article').filter({ hasText: 'ChatPad' });
  await expect(tile).toContainText('4');
  await expect(tile).toContainText('4 of 5 left');
  const history = page.getByRole('region', { name: 'Credit history' });
  await expect(history.getByRole('row').filter({ hasText: 'Used: openers' })).toContainText('−1');
  await expect(history.getByRole('row').filter({ hasText: 'New period' })).toContainText('+5');

  await page.getByRole('tab', { name: 'Membership & Benefits' }).click();
  await expect(page.getByText('8 credits left in all')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('AI messages left today: 4/5')).toBeVisible();
});

test('When a paying member looks at their membership, then plan, renewal and days are there, and a tool outside the plan says so', async ({
  page,
  context,
}) => {
  await signIn(context, { email: 'starter@datewright.test', password: 'date-me-maybe' });
  await page.goto('/profile');
  await expect(page.getByText('Weekly Premium Member')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Date Coach' })).toContainText('Not in your plan');
  await page.getByRole('tab', { name: 'Membership & Benefits', selected: true }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'AI Tools & Boosts' })).toBeFocused();
  await expect(page.getByRole('article').filter({ hasText: 'Dates with a plan' })).toBeVisible();
  await page.getByRole('tab', { name: 'Membership & Benefits' }).click();
  await expect(page.getByText('Renews on')).toBeVisible();
  await expect(
    page.getByText(
      /^(January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}$/,
    ),
  ).toBeVisible();
});

asMember('When the tools stand below each other, then their buttons end in one line', async ({ page }) => {
  await page.goto('/profile');
  const links = page.getByRole('tabpanel').getByRole('article').getByRole('link');
  await expect(links).toHaveCount(4);
  const ends = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
});

asMember(
  'When a member opens their settings, then each says its state and leads to its page and back',
  async ({ page }) => {
    await mockProfile(page, 'monthly', { renewalDate: '2030-01-01T12:00:00Z' });
    await page.goto('/profile');
    const settings = page.getByRole('navigation', { name: 'Settings' });
    const link = (name: string) => settings.getByRole('link', { name });
    await expect(link('Billing')).toHaveAccessibleName('Billing €24.99 on January 1, 2030');
    await expect(link('Security')).toHaveAccessibleName('Security Signed in on this device only');
    for (const [name, path] of [
      ['Billing', '/profile/billing'],
      ['Security', '/profile/security'],
      ['Your details and data', '/profile/data'],
    ] as const) {
      await link(name).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Your profile' }).click();
    }
  },
);

asMember('When the plan is still being read, then the dashboard says what it waits for', async ({ page }) => {
  const plan = await holdRequests(page, '**/functions/v1/user-profile');
  await page.goto('/profile');
  await expect(page.getByText('Loading dashboard…')).toBeVisible();
  await expect(page.getByText('Fetching your credits…')).toBeAttached();
  plan.release();
  await expect(page.getByText('Free Member')).toBeVisible();
  await expect(page.getByText('Loading dashboard…')).toBeHidden();
});

test.describe('When a tool is used up, then its upgrade leads to the plan that has more of it:', () => {
  const none = { available: 0, used: 1 };
  const article = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

  asMember('on Free, Date Coach to Pro and messages to Starter', async ({ page }) => {
    await mockProfile(page, 'free', {}, { chatpad: none, datecoach: none });
    await page.goto('/profile');
    const refill = (tile: string) => article(page, tile).getByRole('link', { name: 'Refill with Premium' });
    await expect(refill('Date Coach')).toHaveAttribute('href', '/pricing?checkout=pro&source=dashboard-tile');
    await expect(refill('ChatPad')).toHaveAttribute('href', '/pricing?checkout=starter&source=dashboard-tile');
    await expect(article(page, 'Better messages').getByRole('link', { name: 'See what Starter adds' })).toBeVisible();
  });

  asMember('on Starter, to Pro by name, and a tool outside of the plan is not called used up', async ({ page }) => {
    await mockTool(page, 'dateCoach', '/datecoach');
    await mockProfile(page, 'weekly', {}, { chatpad: none, datecoach: { available: 0, used: 0, total: 0, limit: 0 } });
    await page.goto('/profile?tab=boosts');
    const messages = article(page, 'Better messages');
    await expect(messages).toContainText('You’ve used today’s messages.');
    await expect(messages.getByRole('link', { name: 'See what Pro adds' })).toHaveAttribute(
      'href',
      '/pricing?checkout=pro&source=dashboard-boost',
    );
    const coach = article(page, 'The dateCoach');
    await expect(coach).toContainText('Not in your plan');
    await expect(coach).not.toContainText('Nothing is left.');
    await expect(coach.getByRole('link', { name: 'See what Pro adds' })).toBeVisible();
  });
});

asMember(
  'When the history can’t be loaded, then the rest of the page stands and Try again brings it',
  async ({ page, allowErrors }) => {
    allowErrors(/status of 503/, /503 \/v1\/account\/credits\/history/);
    await page.route('**/v1/account/credits/history', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'x', requestId: 'r' } } }),
    );
    await page.goto('/profile');
    await expect(page.getByText('We couldn’t load your credit history.')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'ChatPad' })).toContainText('5 of 5 left');
    await page.unroute('**/v1/account/credits/history');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('We couldn’t load your credit history.')).toBeHidden();
  },
);

asMember(
  'When a history is long, then earlier lines come by keyboard, a failure is said, the focus is never lost, and a phone shows them whole',
  async ({ page, allowErrors }) => {
    allowErrors(/status of 503/, /503 \/v1\/account\/credits\/history/);
    const line = (index: number) => ({
      at: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
      tool: 'chatpad',
      kind: 'charged',
      amount: -1,
      operationId: `operation-${index}`,
      purpose: 'reply',
    });
    const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => line(from + i));
    let fails = true;
    await page.route('**/v1/account/credits/history*', (route) => {
      const before = new URL(route.request().url()).searchParams.get('before');
      if (before === null) return route.fulfill({ json: { entries: lines(0, 100), earlier: 'place-1' } });
      if (before === 'place-2') return route.fulfill({ json: { entries: lines(200, 230), earlier: null } });
      if (!fails) return route.fulfill({ json: { entries: lines(100, 200), earlier: 'place-2' } });
      return route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'x', requestId: 'r' } } });
    });
    await page.goto('/profile');
    const rows = page.getByRole('row').filter({ hasText: 'Used: replies' });
    const earlier = page.getByRole('button', { name: 'Show earlier' });
    await expect(rows).toHaveCount(10);
    await earlier.press('Enter');
    await expect(rows).toHaveCount(100);
    await expect(earlier).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('We couldn’t load earlier entries. Please try again.')).toBeVisible();
    await expect(rows).toHaveCount(100);
    await expect(earlier).toBeFocused();
    await expectAccessible(page);
    fails = false;
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(200);
    await expect(page.getByText('Earlier entries could not be loaded.')).toBeHidden();
    await expect(earlier).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(230);
    await expect(earlier).toBeHidden();
    await expect(page.getByRole('region', { name: 'Credit history' }).locator(':focus')).toHaveCount(1);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await page.getByRole('table', { name: 'Credit history' }).boundingBox())?.width).toBeLessThan(360);
  },
);
