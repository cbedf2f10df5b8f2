import { type AccountWithInbox, startAccountWithInbox } from './support/account-with-inbox.ts';
import { Browser, codeOf } from './support/browser.ts';
import { joinAsMember, newEmail, signInAs, tokenInMail } from './support/member.ts';

let town: AccountWithInbox;

beforeAll(async () => {
  town = await startAccountWithInbox();
});
afterAll(() => town.stop());

test('When both sides approve, then the member’s browser gets a new session and every other one is signed out', async () => {
  const here = await joinAsMember(town.account.url, town.inbox);
  const there = await signInAs(town.account.url, here.email);
  const wanted = newEmail();
  expect((await here.browser.emailChange()).body).toEqual({ pending: null, needs: 'password' });
  const asked = await here.browser.changeEmail(` ${wanted.toUpperCase()}`, 'correct horse');
  expect(asked.body.pending).toMatchObject({ email: wanted, approved: false, confirmed: false });

  const newToken = tokenInMail((await town.inbox.waitFor(wanted)).text);
  const oldToken = tokenInMail((await town.inbox.waitFor(here.email, 2)).text);
  const stranger = new Browser(town.account.url);
  expect((await stranger.readEmailLink(newToken)).body).toEqual({ side: 'new', email: wanted });
  expect((await stranger.answerEmailChange(newToken)).body).toEqual({ outcome: 'waiting', email: wanted });
  expect(stranger.cookie).toBe('');
  expect((await here.browser.emailChange()).body.pending).toMatchObject({ approved: false, confirmed: true });

  const before = here.browser.cookie;
  expect((await here.browser.answerEmailChange(oldToken)).body).toEqual({ outcome: 'changed', email: wanted });
  expect(here.browser.cookie).not.toBe(before);
  expect((await here.browser.session()).body.user.email).toBe(wanted);
  expect((await there.browser.session()).body.user).toBeNull();
  expect((await town.inbox.waitFor(here.email, 3)).subject).toBe('Your Datewright email address was changed');
  expect((await town.inbox.waitFor(here.email, 3)).text).toContain('This wasn’t me');
});

test('When the last approval comes from another browser, then that one is not signed in, and the member is signed out', async () => {
  const { browser, email } = await joinAsMember(town.account.url, town.inbox);
  const other = await joinAsMember(town.account.url, town.inbox);
  const wanted = newEmail();
  await browser.changeEmail(wanted, 'correct horse');
  const tokens = [(await town.inbox.waitFor(wanted)).text, (await town.inbox.waitFor(email, 2)).text].map(tokenInMail);
  const theirs = other.browser.cookie;
  for (const token of tokens) await other.browser.answerEmailChange(token);
  expect(other.browser.cookie).toBe(theirs);
  expect((await other.browser.session()).body.user.email).toBe(other.email);
  expect((await browser.session()).body.user).toBeNull();
});

test('When a visitor asks, or another site posts, then it is refused', async () => {
  const visitor = new Browser(town.account.url);
  expect(codeOf(await visitor.emailChange())).toBe('not_signed_in');
  expect(codeOf(await visitor.changeEmail(newEmail(), 'x'))).toBe('not_signed_in');
  expect(codeOf(await visitor.resendEmailChange())).toBe('not_signed_in');
  expect(codeOf(await visitor.cancelEmailChange())).toBe('not_signed_in');
  const { browser } = await joinAsMember(town.account.url, town.inbox);
  const forged = { origin: 'https://evil.example' };
  const body = { email: newEmail(), currentPassword: 'correct horse' };
  expect(codeOf(await browser.call('/v1/account/email-change', body, forged))).toBe('cross_site_refused');
  const answer = { access_token: 'x'.repeat(43), agree: true };
  expect(codeOf(await browser.call('/v1/account/email-change/answer', answer, forged))).toBe('cross_site_refused');
});

test('When a member cancels, then no change is pending; resending the mails then answers not found', async () => {
  const { browser } = await joinAsMember(town.account.url, town.inbox);
  await browser.changeEmail(newEmail(), 'correct horse');
  expect(codeOf(await browser.resendEmailChange())).toBe('resend_too_soon');
  expect((await browser.cancelEmailChange()).status).toBe(200);
  expect((await browser.emailChange()).body.pending).toBeNull();
  expect(codeOf(await browser.resendEmailChange())).toBe('not_found');
});

test('When a sign-up is confirmed, then a reset that was mailed meanwhile still works', async () => {
  const email = newEmail();
  const browser = new Browser(town.account.url);
  await browser.signUp(email);
  const signUp = tokenInMail((await town.inbox.waitFor(email)).text);
  await browser.forgot(email);
  const reset = tokenInMail((await town.inbox.waitFor(email, 2)).text);
  expect((await browser.redeem(signUp)).status).toBe(200);
  expect(codeOf(await browser.redeem(signUp))).toBe('link_expired');
  expect((await browser.recover(reset)).status).toBe(200);
  expect((await browser.setPassword('a better horse')).status).toBe(200);
});
