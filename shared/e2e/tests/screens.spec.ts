import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

interface Screen {
  name: string;
  path: string;
  member?: boolean;
  /** What is there when the screen is. */
  shows: string | RegExp;
  /** Brings it into the state that is looked at. */
  act?: (page: Page) => Promise<void>;
}

const screens: Screen[] = [
  { name: 'the visitor’s home', path: '/', shows: /Start Getting Matches|Start Free/ },
  { name: 'the member’s home', path: '/', member: true, shows: 'Your Dating Command Center is Live' },
  { name: 'sign-in', path: '/login', shows: 'Welcome back' },
  {
    name: 'sign-in with errors',
    path: '/login',
    shows: 'Enter your password.',
    act: (page) => page.getByRole('button', { name: 'Sign in' }).click(),
  },
  { name: 'registration', path: '/register', shows: 'Step 1 of 2' },
  { name: 'the inbox notice', path: '/verify-email', shows: 'Check your inbox' },
  { name: 'confirmed', path: '/email-confirmation-success', shows: 'Email confirmed' },
  { name: 'welcome', path: '/signup/success?method=email', member: true, shows: 'You are in' },
  { name: 'ChatPad, empty', path: '/chatpad', member: true, shows: 'Who are you writing to?' },
  {
    name: 'ChatPad with suggestions',
    path: '/chatpad',
    member: true,
    shows: 'Written by AI: demo AI',
    act: async (page) => {
      await page.getByLabel('Name').fill('Bartholomew-Maximilian Árvíztűrő-Tükörfúrógépész');
      await page.getByLabel('Their bio').fill('Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4));
      await page.getByRole('button', { name: /Write openers/ }).click();
      await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(5);
      await page.getByText('The study behind it').first().click();
    },
  },
];

for (const width of [360, 1280]) {
  for (const screen of screens) {
    test(`${screen.name} at ${width} px is accessible in both themes and does not scroll sideways`, async ({
      page,
      context,
    }) => {
      if (screen.member) {
        const { createMember } = await import('../fixtures/member.ts');
        await createMember(context);
      }
      await page.setViewportSize({ width, height: 760 });
      await page.goto(screen.path);
      await screen.act?.(page);
      await expect(page.getByText(screen.shows).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}
