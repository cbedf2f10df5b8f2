import type { Page } from '@playwright/test';
import { mockProfile } from '../fixtures/mock-billing.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

const withoutMessages = (page: Page) => mockProfile(page, 'free', {}, { chatpad: { available: 0, used: 5 } });

test('When a member without messages opens ChatPad, then the upgrade wall says so and leads to the plans', async ({
  page,
}) => {
  await withoutMessages(page);
  await page.goto('/');
  await page.goto('/chatpad');
  await expect(page).toHaveURL('/upgrade-required');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Level Up to Unlock');
  await expect(page.getByText('ChatPad: 0 of 5 credits left.')).toBeVisible();
  await expect(page.getByText(/Next refresh in \d+[mhd]/)).toBeVisible();
  await expect(page.getByText('ChatPad: 1,000 a day')).toBeVisible();
  await expect(page.getByText('€24.99 a month, renews every month until you cancel.')).toBeVisible();
  await page.getByRole('link', { name: 'Get Starter' }).click();
  await expect(page.getByRole('dialog', { name: 'Order Starter' })).toBeVisible();
});

test('When a member goes back from the wall, then it is to the page before, or home when there is none', async ({
  page,
}) => {
  await withoutMessages(page);
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ChatPad' }).click();
  await expect(page).toHaveURL('/upgrade-required');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/profile');
  const fresh = await page.context().newPage();
  await fresh.goto('/upgrade-required');
  await expect(fresh.getByText('This isn’t in your plan.')).toBeVisible();
  await fresh.getByRole('button', { name: 'Go Back' }).click();
  await expect(fresh).toHaveURL('/');
});

test('When a paying member sees it, then only the next higher plan is offered', async ({ page }) => {
  await mockProfile(page, 'weekly');
  await page.goto('/upgrade-required');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily Limit Hit');
  await expect(page.getByRole('link', { name: 'Get Starter' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get Pro' })).toBeVisible();
});

test('When a member of the highest plan sees it, then nothing is sold', async ({ page }) => {
  await mockProfile(page, 'monthly');
  await page.goto('/upgrade-required');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily Limit Hit');
  await expect(page.getByRole('link', { name: /^Get / })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See All Plans' })).toBeVisible();
});

test('When a plan can be chosen on a phone, then the link to the plans no longer stands over it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/upgrade-required');
  const link = page.getByRole('link', { name: 'See plans' });
  await expect(link).toBeInViewport();
  await page.getByRole('link', { name: 'Get Starter' }).hover();
  await page.mouse.wheel(0, 300);
  await expect(link).toBeHidden();
});

test('When it is opened on a phone, then the plans are within reach of the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/upgrade-required');
  const link = page.getByRole('link', { name: 'See plans' });
  await expect(link).toBeInViewport();
  // As a thumb presses it: `click` may scroll first, and the link leaves when a plan comes into view.
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL('/pricing?source=upgrade-wall-sticky');
});
