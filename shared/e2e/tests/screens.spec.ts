import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

interface Screen {
  name: string;
  path: string;
  member?: boolean;
  /** What is there when the screen is. */
  shows: string | RegExp;
  /** Trouble that it is about. */
  announces?: RegExp[];
  before?: (page: Page) => Promise<unknown>;
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
  {
    name: 'a used-up link',
    path: '/auth/callback#error=access_denied&error_code=otp_expired',
    shows: 'That link is used up',
  },
  { name: 'a broken callback', path: '/auth/callback', shows: "Oops, something's not right" },
  {
    name: 'a remote that did not load',
    path: '/login',
    shows: 'This part did not load',
    announces: [/remotes\/mfe_account/, /ERR_|preload|already registered/],
    before: (page) => page.route('**/remotes/mfe_account/**', (route) => route.abort()),
  },
  {
    name: 'the menu',
    path: '/',
    shows: 'Sign out',
    member: true,
    act: (page) =>
      page
        .getByRole('button', { name: /account|menu/i })
        .first()
        .click(),
  },
  { name: 'confirmed', path: '/email-confirmation-success', shows: 'Email confirmed' },
  { name: 'welcome', path: '/signup/success?method=email', member: true, shows: 'You are in' },
  { name: 'the profile', path: '/profile', member: true, shows: 'Credit history' },
  {
    name: 'the profile’s membership',
    path: '/profile',
    member: true,
    shows: 'Free and premium, side by side',
    act: (page) => page.getByRole('tab', { name: 'Membership & Benefits' }).click(),
  },
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
  {
    name: 'ChatPad with a conversation and a question before deleting',
    path: '/chatpad',
    member: true,
    shows: 'Delete Anna?',
    act: async (page) => {
      await page.getByLabel('Name').fill('Anna');
      await page.getByLabel('Paste your chat').fill('Anna: Szia!\nÉn: Szia, milyen volt a túra?');
      await page.getByRole('button', { name: 'Add to conversation' }).click();
      await page.getByRole('button', { name: /Write replies/ }).click();
      await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(5);
      await page.getByRole('button', { name: 'Delete match' }).click();
    },
  },
  {
    name: 'ChatPad with nothing left',
    path: '/chatpad',
    member: true,
    shows: 'That was the last one for today',
    before: (page) =>
      page.route('**/functions/v1/user-profile', async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        body.credits.chatpad = { ...body.credits.chatpad, available: 0, used: 5 };
        await route.fulfill({ response: answer, json: body });
      }),
  },
];

for (const width of [360, 1280]) {
  for (const screen of screens) {
    test(`${screen.name} at ${width} px is accessible in both themes and does not scroll sideways`, async ({
      page,
      context,
      announce,
    }) => {
      if (screen.member) {
        const { createMember } = await import('../fixtures/member.ts');
        await createMember(context);
      }
      announce(...(screen.announces ?? []));
      await screen.before?.(page);
      await page.setViewportSize({ width, height: 760 });
      await page.goto(screen.path);
      await screen.act?.(page);
      await expect(page.getByText(screen.shows).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}
