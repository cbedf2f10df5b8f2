import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import {
  longBio,
  mockBonus,
  mockCredits,
  mockHungarianAnswers,
  openWizardAtDetails,
  saveBio,
  scoreSavedBio,
} from '../fixtures/bio.ts';
import { cardRoutes } from '../fixtures/card-routes.ts';
import { expandProfile, pasteField } from '../fixtures/chatpad.ts';
import { buyPlan, confirmOrder } from '../fixtures/checkout.ts';
import { requestEmailChange } from '../fixtures/email-change.ts';
import { goToGoogle, signInWithGoogle } from '../fixtures/google.ts';
import { createMember, newAddress } from '../fixtures/member.ts';
import {
  buildInvoice,
  errorResponse,
  mockInvoices,
  mockOffers,
  mockProfile,
  mockPurchase,
  mockWithdrawal,
  purchaseResponse,
  sampleContract,
  sampleWithdrawal,
} from '../fixtures/mock-billing.ts';
import { analyzePhotos, expectResults, openFriendLinks, portrait, tallPortrait } from '../fixtures/photos.ts';
import { expect, test } from '../fixtures/test.ts';

interface Screen {
  name: string;
  path: string;
  member?: boolean;
  /** What is visible once the screen is ready; its main heading by default. */
  shows?: string | RegExp;
  /** Errors that the screen expects. */
  allowedErrors?: RegExp[];
  before?: (page: Page) => Promise<unknown>;
  /** Signs in as somebody other than a visitor or the usual member. */
  visits?: (page: Page) => Promise<unknown>;
  /** Widths at which the screen exists; phone and desktop by default. */
  widths?: number[];
  /** Brings the screen into the state to check. */
  act?: (page: Page) => Promise<void>;
}

const recoveryLink = `/reset-password#access_token=${'x'.repeat(43)}&type=recovery`;
/** Makes the page accept the link, which the service does not know. */
const acceptLink = (page: Page) =>
  page.route('**/functions/v1/auth-service', (route) => route.fulfill({ json: { success: true } }));

const emailLink = `/email-change#access_token=${'x'.repeat(43)}`;
/** A real link of a change of address; nothing else happens with it. */
async function emailLinkOf(page: Page, side: 'old' | 'new') {
  const email = 'zsofia.erzsebet.szentgyorgyi-arvizturo.tukorfurogep@example.com';
  await page.route('**/v1/account/email-change/link', (route) => route.fulfill({ json: { side, email } }));
  const json = { outcome: 'refused', email };
  await page.route('**/v1/account/email-change/answer', (route) => route.fulfill({ json }));
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
    shows: 'That link no longer works',
  },
  {
    name: 'Google that could not be asked',
    path: '/login',
    shows: 'Google sign-in failed. Please try again.',
    allowedErrors: [/status of 503/, /503 \/v1\/account\/session/],
    act: async (page) => {
      await page.route('**/v1/account/session', (route) => route.fulfill({ status: 503, body: 'gone' }));
      await page.getByRole('button', { name: 'Continue with Google' }).click();
    },
  },
  {
    name: 'an address that Google has not verified',
    path: '/auth/callback?error=access_denied&error_code=email_unverified',
    shows: 'Google has not verified this email address yet.',
  },
  {
    name: 'security of a member without a password',
    path: '/profile/security',
    visits: signInWithGoogle,
    shows: 'Email me a link',
  },
  {
    name: 'security with a change of address under way',
    path: '/profile/security',
    member: true,
    shows: 'Send again',
    act: (page) => requestEmailChange(page, `${'a-rather-long-name.'.repeat(2)}${newAddress()}`),
  },
  {
    name: 'security with a change of address that was not filled in',
    path: '/profile/security',
    member: true,
    shows: 'Enter your new email address.',
    act: (page) => page.getByRole('button', { name: 'Change email' }).click(),
  },
  {
    name: 'a link to approve another address',
    path: emailLink,
    shows: 'This wasn’t me',
    before: (page) => emailLinkOf(page, 'old'),
  },
  {
    name: 'a link to confirm another address',
    path: emailLink,
    shows: 'Confirm this address',
    before: (page) => emailLinkOf(page, 'new'),
  },
  {
    name: 'an address that was refused',
    path: emailLink,
    shows: 'Nothing was changed',
    before: (page) => emailLinkOf(page, 'old'),
    act: (page) => page.getByRole('button', { name: 'This wasn’t me' }).click(),
  },
  {
    name: 'a link for another address that is used up',
    path: emailLink,
    shows: 'That link no longer works',
    allowedErrors: [/status of 410/, /410 \/v1\/account\/email-change\/link/],
  },
  { name: 'Google’s own page', path: '/login', shows: 'Choose an account', act: goToGoogle },
  {
    name: 'a broken callback',
    path: '/auth/callback',
    shows: "Oops, something's not right",
    // It redirects after three seconds, which is too short to check it.
    before: (page) =>
      page.addInitScript(() => {
        const inTime = globalThis.setTimeout;
        const only = (work: () => void, wait?: number) => (wait && wait >= 3000 ? 0 : inTime(work, wait));
        Object.assign(globalThis, { setTimeout: only });
      }),
  },
  {
    name: 'a remote that did not load',
    path: '/login',
    shows: 'This part didn’t load',
    allowedErrors: [/remotes\/mfe_account/, /ERR_|preload|already registered/],
    before: (page) => page.route('**/remotes/mfe_account/**', (route) => route.abort()),
  },
  {
    name: 'the menu of a phone',
    path: '/',
    shows: 'Sign in',
    widths: [360],
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'the account menu',
    path: '/',
    shows: 'Sign out',
    member: true,
    widths: [1280],
    act: (page) => page.getByRole('button', { name: 'Your account' }).click(),
  },
  {
    name: 'the account menu on a phone',
    path: '/',
    shows: 'Sign out',
    member: true,
    widths: [360],
    act: (page) => page.getByRole('button', { name: 'Your account' }).click(),
  },
  { name: 'a forgotten password', path: '/forgot-password', shows: 'Forgot your password?' },
  {
    name: 'a forgotten password, asked for without an address',
    path: '/forgot-password',
    shows: 'Enter your email address.',
    act: (page) => page.getByRole('button', { name: 'Send reset link' }).click(),
  },
  {
    name: 'a reset link on its way',
    path: '/forgot-password',
    shows: 'Email Sent!',
    act: async (page) => {
      await page.getByLabel('Email').fill(newAddress());
      await page.getByRole('button', { name: 'Send reset link' }).click();
    },
  },
  {
    name: 'a reset link that is refused',
    path: '/reset-password',
    shows: 'Invalid password reset link. Please request a new one.',
  },
  {
    name: 'a reset link that is being opened',
    path: recoveryLink,
    shows: 'Setting up your password change...',
    before: (page) => page.route('**/functions/v1/auth-service', () => {}),
  },
  {
    name: 'a new password with errors',
    path: recoveryLink,
    shows: 'Could be stronger',
    before: acceptLink,
    act: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('long Enough');
      await page.getByLabel('Confirm new password').fill('not the same');
      await page.getByRole('button', { name: 'Update password' }).click();
      await expect(page.getByText("Your passwords don't match! Try again.")).toBeVisible();
    },
  },
  {
    name: 'a new password that needs another try',
    path: recoveryLink,
    shows: 'Try Again (2 attempts left)',
    allowedErrors: [/status of 401/, /401 \/v1\/account\/password\/recovery/],
    before: acceptLink,
    act: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('Even-better-and-odder-8');
      await page.getByLabel('Confirm new password').fill('Even-better-and-odder-8');
      await page.getByRole('button', { name: 'Update password' }).click();
    },
  },
  { name: 'security', path: '/profile/security', member: true, shows: 'This device' },
  { name: 'own data', path: '/profile/data', member: true, shows: 'Download your data' },
  { name: 'a deletion without its reference', path: '/account-deleted', shows: 'Which deletion?' },
  {
    name: 'security with errors',
    path: '/profile/security',
    member: true,
    shows: 'Enter your current password.',
    act: (page) => page.getByRole('button', { name: 'Change password' }).click(),
  },
  {
    name: 'security, asked before signing out everywhere',
    path: '/profile/security',
    member: true,
    shows: 'Sign out everywhere?',
    act: (page) => page.getByRole('button', { name: 'Sign out everywhere' }).click(),
  },
  { name: 'confirmed', path: '/email-confirmation-success', shows: 'Email confirmed' },
  { name: 'welcome', path: '/signup/success?method=email', member: true, shows: 'You are in' },
  { name: 'the profile', path: '/profile', member: true, shows: 'AI Tools & Boosts' },
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
      await expandProfile(page);
      await page.getByLabel('Name').fill('Bartholomew-Maximilian Árvíztűrő-Tükörfúrógépész');
      await page.getByLabel('Their bio').fill('Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4));
      await page.getByRole('button', { name: /Write openers/ }).click();
      await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(5);
      for (const more of await page.getByRole('button', { name: 'More', exact: true }).all()) await more.click();
      await page.getByText('The study behind it').first().click();
    },
  },
  {
    name: 'ChatPad with a conversation and a question before deleting',
    path: '/chatpad',
    member: true,
    shows: 'Delete Anna?',
    act: async (page) => {
      await expandProfile(page);
      await page.getByLabel('Name').fill('Anna');
      await pasteField(page).fill('Anna: Szia!\nÉn: Szia, milyen volt a túra?');
      await page.getByRole('button', { name: 'Add it' }).click();
      await page.getByRole('button', { name: /Write replies/ }).click();
      await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(5);
      if ((page.viewportSize()?.width ?? 0) < 900) await page.getByRole('button', { name: 'Back to the chat' }).click();
      await page.getByRole('button', { name: 'Delete match' }).click();
    },
  },
  {
    name: 'ChatPad with nothing left',
    path: '/chatpad',
    member: true,
    shows: 'ChatPad: 0 of 5 credits left.',
    before: (page) => mockProfile(page, 'free', {}, { chatpad: { available: 0, used: 5 } }),
  },
  {
    name: 'the upgrade wall of a paying member',
    path: '/upgrade-required',
    member: true,
    shows: 'Daily Limit Hit',
    before: (page) => mockProfile(page, 'weekly'),
  },
  { name: 'the prices', path: '/pricing', shows: 'Before you pay' },
  { name: 'the prices for a free member', path: '/pricing?plan=free', member: true, shows: 'You are on the Free plan' },
  {
    name: 'the prices for a paying member',
    path: '/pricing',
    member: true,
    shows: 'You have an active weekly subscription',
    before: (page) => mockProfile(page, 'weekly'),
  },
  {
    name: 'an order without consent',
    path: '/pricing?checkout=starter',
    member: true,
    shows: 'Please agree that we may start at once',
    act: (page) => page.getByRole('button', { name: 'Order and pay €7.99' }).click(),
  },
  {
    name: 'an upgrade without consent',
    path: '/pricing?checkout=pro',
    member: true,
    shows: 'Please agree that we may start at once',
    before: (page) => mockProfile(page, 'weekly'),
    act: (page) => page.getByRole('button', { name: 'Agree and see what it costs today' }).click(),
  },
  {
    name: 'an order that can not be paid now',
    path: '/pricing?checkout=pro',
    member: true,
    shows: 'Checkout is temporarily unavailable.',
    before: (page) => mockOffers(page),
    act: confirmOrder,
  },
  {
    name: 'a payment that is being confirmed',
    path: '/subscription/success?session_id=cs_test_12345678',
    member: true,
    shows: 'Confirming your payment…',
    before: (page) => mockPurchase(page, purchaseResponse('processing')),
  },
  {
    name: 'a purchase',
    path: '/subscription/success?session_id=cs_test_12345678',
    member: true,
    shows: 'Welcome to Pro!',
    before: (page) => mockPurchase(page, purchaseResponse('complete')),
    act: (page) => page.getByRole('button', { name: 'Stay here' }).click(),
  },
  {
    name: 'a purchase that is not theirs',
    path: '/subscription/success',
    member: true,
    shows: 'We can’t show this purchase',
  },
  {
    name: 'the membership with an unpaid bill',
    path: '/profile?tab=membership',
    member: true,
    shows: 'Update payment method',
    before: (page) => mockProfile(page, 'weekly', { paymentDueBy: '2030-01-01T12:00:00Z' }),
  },
  {
    name: 'the home page with an unpaid bill',
    path: '/',
    member: true,
    shows: 'Your last payment didn’t go through',
    before: (page) => mockProfile(page, 'weekly', { paymentDueBy: '2030-01-01T12:00:00Z' }),
  },
  {
    name: 'a membership that ends',
    path: '/profile?tab=membership',
    member: true,
    shows: 'Restore',
    before: (page) => mockProfile(page, 'monthly', { cancelAtPeriodEnd: true, renewalDate: null }),
  },
  {
    name: 'invoices and a withdrawal',
    path: '/profile/billing',
    member: true,
    shows: 'DW-2026-0001',
    before: async (page) => {
      const invoices = [buildInvoice(), buildInvoice({ id: 'in_2', number: null, status: 'open', downloadUrl: null })];
      await mockInvoices(page, { json: { invoices } });
      await mockWithdrawal(page, sampleContract, { json: sampleWithdrawal }, sampleWithdrawal);
    },
  },
  { name: 'no invoices', path: '/profile/billing', member: true, shows: 'No invoices yet' },
  {
    name: 'a withdrawal before its last step',
    path: '/profile/billing',
    member: true,
    shows: 'Confirm withdrawal',
    before: (page) => mockWithdrawal(page, sampleContract, { json: sampleWithdrawal }),
    act: (page) => page.getByRole('button', { name: 'Withdraw from contract' }).click(),
  },
  {
    name: 'a withdrawal that was made',
    path: '/profile/billing',
    member: true,
    shows: 'You have withdrawn',
    before: (page) => mockWithdrawal(page, sampleContract, { json: sampleWithdrawal }),
    act: async (page) => {
      await page.getByRole('button', { name: 'Withdraw from contract' }).click();
      await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    },
  },
  { name: 'the bio page of a new member', path: '/bioscanner', member: true, shows: 'Start with what you have' },
  {
    name: 'the bio wizard with what is missing',
    path: '/bioscanner',
    member: true,
    shows: 'Add at least 3 interests to give the AI enough detail to work with.',
    act: async (page) => {
      await openWizardAtDetails(page);
      await page.getByRole('dialog').getByText('Hinge', { exact: true }).last().click();
      await page.getByRole('button', { name: /Generate my bio/ }).click();
    },
  },
  {
    name: 'a long Hungarian bio and its report',
    path: '/bioscanner',
    member: true,
    shows: 'The AI’s opinion',
    before: mockHungarianAnswers,
    act: async (page) => {
      await saveBio(page, longBio);
      await scoreSavedBio(page);
      await page.locator('mark[role=button]').first().click();
    },
  },
  {
    name: 'a rewrite of a long Hungarian bio',
    path: '/bioscanner',
    member: true,
    shows: 'What changed',
    before: mockHungarianAnswers,
    act: async (page) => {
      await saveBio(page, longBio);
      await page.getByRole('button', { name: 'Boost Me' }).click();
      await page.getByRole('button', { name: /Refresh my bio/ }).click();
    },
  },
  {
    name: 'a bio without credits',
    path: '/bioscanner',
    member: true,
    shows: "You've used this week's analysis credits.",
    before: async (page) => {
      await mockCredits(page, 0);
      await mockBonus(page, false);
    },
    act: async (page) => {
      await saveBio(page);
      await page.getByRole('button', { name: 'Scan Now' }).click();
    },
  },
  {
    name: 'earlier versions of a bio',
    path: '/bioscanner',
    member: true,
    shows: 'Version 1',
    act: async (page) => {
      await saveBio(page);
      await page.getByRole('button', { name: 'Earlier versions' }).click();
    },
  },
  {
    name: 'two versions of a bio to choose from',
    path: '/bioscanner',
    member: true,
    shows: 'Which one do you want to keep?',
    allowedErrors: [/status of 409/, /409 \/rest\/v1\/user_bios/],
    act: async (page) => {
      await saveBio(page);
      await page.route('**/rest/v1/user_bios', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill(errorResponse(409, 'bio_changed'))
          : route.fulfill({ json: { bio: longBio, version: 2, updatedAt: null, report: null } }),
      );
      await page.getByRole('button', { name: 'Edit Bio' }).click();
      await page.getByLabel('Edit your bio').fill(`${longBio} Szia!`);
      await page.getByRole('button', { name: 'Save edit' }).click();
    },
  },
  { name: 'the photo page of a new member', path: '/photoanalyzer', member: true, shows: 'Choose photos' },
  {
    name: 'the result of a dark photo with a long name',
    path: '/photoanalyzer',
    member: true,
    shows: 'What to change',
    act: async (page) => {
      test.slow();
      await analyzePhotos(page, [await portrait(`${'árvíztűrő-tükörfúrógép-'.repeat(4)}.jpg`, 0.3)]);
      await expectResults(page);
      await page.getByText('How we measured').click();
      await page.getByRole('button', { name: /^Tinder (crops|shows)/ }).click();
    },
  },
  {
    name: 'the order of two photos and the question to friends',
    path: '/photoanalyzer',
    member: true,
    shows: 'Everyone who can be recognized in them has agreed.',
    act: async (page) => {
      test.slow();
      await buyPlan(page, 'starter');
      await analyzePhotos(page, [await portrait('evening.jpg'), await tallPortrait('noon.jpg')]);
      await expectResults(page);
      await openFriendLinks(page);
    },
  },
  { name: 'a link to friends that has ended', path: '/photo-vote', shows: 'This link has ended' },
  { name: 'a link to a date that has ended', path: '/shared-date', shows: 'This link has ended' },
];

const looked = new Set(screens.map(({ path }) => path.replace(/[?#].*$/, '')));
/** Pages that no entry above covers, such as those of a newly created tool. */
const others = cardRoutes
  .filter(({ path }) => !looked.has(path))
  .map(({ path, title, guard }): Screen => ({ name: `“${title}” at ${path}`, path, member: guard === 'member' }));

for (const screen of [...screens, ...others]) {
  test(`${screen.name} is accessible in both themes, on a phone and wide, and does not scroll sideways`, async ({
    page,
    context,
    allowErrors,
  }) => {
    if (screen.member) await createMember(context);
    allowErrors(...(screen.allowedErrors ?? []));
    await screen.visits?.(page);
    await screen.before?.(page);
    const { widths = [360, 1280] } = screen;
    await page.setViewportSize({ width: widths[0] ?? 360, height: 760 });
    await page.goto(screen.path);
    await screen.act?.(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 760 });
      const seen = screen.shows ? page.getByText(screen.shows) : page.getByRole('heading', { level: 1 });
      await expect(seen.filter({ visible: true }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
