import { once } from 'node:events';
import { request } from 'node:http';
import { testOrigin } from '@datewright/testkit/service-process';
import { type AccountWithInbox, startAccountWithInbox } from './support/account-with-inbox.ts';
import { Browser, newAddress } from './support/browser.ts';
import { newEmail, tokenInMail } from './support/member.ts';

let town: AccountWithInbox;
const visitor = () => new Browser(town.account.url);

beforeAll(async () => {
  town = await startAccountWithInbox();
});
afterAll(() => town.stop());

test('When a visitor signs up and opens the link, then they can sign in', async () => {
  const browser = visitor();
  const email = newEmail();
  const signedUp = await browser.signUp(email, 'correct horse', { fullName: ' Ann Lee ', gender: 'female' });
  expect(signedUp.status).toBe(200);
  expect(signedUp.body).toEqual({
    needsEmailConfirmation: true,
    message: expect.stringContaining('link'),
    user: { id: expect.any(String) },
  });

  const early = await browser.signIn(email);
  expect([early.status, early.body.error.code]).toEqual([403, 'email_not_confirmed']);

  const token = tokenInMail((await town.inbox.waitFor(email)).text);
  const elsewhere = visitor();
  const redeemed = await elsewhere.redeem(token);
  expect(redeemed.body).toEqual({ success: true, email, signedIn: false });
  expect((await elsewhere.session()).body).toEqual({ user: null });

  const signedIn = await browser.signIn(email.toUpperCase());
  expect(signedIn.body.user).toMatchObject({ id: signedUp.body.user.id, email, fullName: 'Ann Lee', roles: [] });
  expect((await browser.session()).body.user.email).toBe(email);
});

describe('When the link is opened', () => {
  /** A browser that registered, and the token from the mail. */
  async function registered(browser = visitor()) {
    const email = newEmail();
    await browser.signUp(email);
    return { browser, email, token: tokenInMail((await town.inbox.waitFor(email)).text) };
  }

  test('in the browser that registered, then it is signed in, and is a known device from then on', async () => {
    const { browser, email, token } = await registered();
    expect((await browser.redeem(token)).body).toEqual({ success: true, email, signedIn: true });
    expect((await browser.session()).body.user).toMatchObject({ email });
    expect([...browser.cookies.keys()].sort()).toEqual(['__Host-device_id', '__Host-session_id']);
  });

  test('by a mail scanner, then that is not signed in, and the browser that registered signs in', async () => {
    const { browser, email, token } = await registered();
    expect((await visitor().redeem(token)).body.signedIn).toBe(false);
    expect((await browser.redeem(token)).body.error.code).toBe('link_expired');
    expect((await browser.session()).body).toEqual({ user: null });
    expect((await browser.signIn(email)).status).toBe(200);
  });

  test('in a browser that registered another address, then it is not signed in', async () => {
    const stranger = await registered();
    const { token } = await registered();
    expect((await stranger.browser.redeem(token)).body.signedIn).toBe(false);
    expect((await stranger.browser.session()).body).toEqual({ user: null });
  });

  test('in a browser where another member signed in meanwhile, then that member stays signed in', async () => {
    const first = await registered();
    await first.browser.redeem(first.token);
    const second = await registered(first.browser);
    expect((await first.browser.redeem(second.token)).body.signedIn).toBe(false);
    expect((await first.browser.session()).body.user.email).toBe(first.email);
  });

  test('from a resent mail, then it opens the session as well', async () => {
    const { browser, email } = await registered();
    await browser.resend(email);
    const again = tokenInMail((await town.inbox.waitFor(email, 2)).text);
    expect((await browser.redeem(again)).body.signedIn).toBe(true);
  });
});

test('When a link is opened twice, or at the same moment in two tabs, then it works once', async () => {
  const email = newEmail();
  await visitor().signUp(email);
  const token = tokenInMail((await town.inbox.waitFor(email)).text);
  const answers = await Promise.all(Array.from({ length: 5 }, () => visitor().redeem(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  expect((await visitor().redeem(token)).body.error.code).toBe('link_expired');
});

test('When a forged link is opened, then it counts as expired, and a short one as invalid', async () => {
  expect((await visitor().redeem('x'.repeat(43))).body.error.code).toBe('link_expired');
  expect((await visitor().redeem('short')).body.error).toMatchObject({ code: 'invalid_request' });
});

test('When an address is already registered, in any spelling, then the form says so', async () => {
  const email = newEmail();
  await visitor().signUp(email);
  const again = await visitor().signUp(`  ${email.toUpperCase()} `);
  expect([again.status, again.body.error.code]).toEqual([409, 'email_taken']);
  expect(again.body.error.message).toBe('This email is already registered. Try signing in instead.');
  // Pasted from a chat or a PDF, with characters that nobody sees.
  const pasted = await visitor().signUp(`\u200b${email.replace('@', '\u00ad@\u2060')}\u202c`);
  expect([pasted.status, pasted.body.error.code]).toEqual([409, 'email_taken']);
});

test('When two tabs register one address at once, then one of them succeeds', async () => {
  const email = newEmail();
  const answers = await Promise.all([1, 2, 3].map(() => visitor().signUp(email)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test.each([
  ['no address', { email: 'not-an-address' }, 'invalid_email'],
  ['two recipients in one', { email: 'a@example.com,b@example.com' }, 'invalid_email'],
  ['a line break in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, 'invalid_email'],
  ['a control character in the address', { email: 'a\u0001b@example.com' }, 'invalid_email'],
  ['half a character in the address', { email: 'a\ud800b@example.com' }, 'invalid_email'],
  ['seven characters', { password: '1a%Zq.7' }, 'password_too_short'],
  ['a password that everybody has', { password: 'PassWord123' }, 'password_too_common'],
  ['one character, often', { password: 'zzzzzzzzzz' }, 'password_too_common'],
  ['a birthday 17 years ago', { profile: { dateOfBirth: `${new Date().getUTCFullYear() - 17}-01-01` } }, 'under_age'],
  ['a birthday still to come', { profile: { dateOfBirth: '2999-01-01' } }, 'under_age'],
  ['a gender nobody offers', { profile: { gender: 'cat' } }, 'invalid_request'],
])('When someone signs up with %s, then the form says what is wrong', async (_what, wrong, code) => {
  const given = { email: newEmail(), password: 'correct horse', profile: {}, ...wrong };
  const answer = await visitor().signUp(given.email, given.password, given.profile);
  expect([answer.status, answer.body.error.code]).toEqual([400, code]);
  expect(answer.body.error.requestId).toBe(answer.headers.get('x-request-id'));
});

test.each([
  ['a password of 64 characters and more', 'p4ss wörd '.repeat(12), {}],
  ['a date that is none', 'correct horse', { dateOfBirth: '2024-02-31' }],
  ['a date in words', 'correct horse', { dateOfBirth: 'long ago' }],
  ['blanks for a profile', 'correct horse', { fullName: '', dateOfBirth: '' }],
])('When someone signs up with %s, then it is accepted', async (_what, password, profile) => {
  const email = newEmail();
  expect((await visitor().signUp(email, password, profile)).status).toBe(200);
  expect((await visitor().signIn(email, password)).body.error.code).toBe('email_not_confirmed');
});

test('When the request forges the host, then the link still leads to our origin', async () => {
  const email = newEmail();
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const headers = { ...forged, origin: testOrigin, 'content-type': 'application/json' };
  // fetch would not send this Host.
  const post = request(`${town.account.url}/functions/v1/auth-service`, { method: 'POST', headers });
  post.end(JSON.stringify({ action: 'signUpWithEmail', payload: { email, password: 'correct horse' } }));
  const [response] = await once(post, 'response');
  response.resume();
  expect(response.statusCode).toBe(200);
  const mail = await town.inbox.waitFor(email);
  expect(mail.text).toContain('http://datewright.test/auth/callback#access_token=');
  expect(mail.text).toContain('&type=signup');
  expect(mail.text + mail.html).not.toContain('evil.example');
});

test('When someone enters markup as their name, then the mail contains none of it', async () => {
  const email = newEmail();
  await visitor().signUp(email, undefined, { fullName: '<img src=x onerror=alert(1)>' });
  expect((await town.inbox.waitFor(email)).html).not.toContain('onerror');
});

test('When one address keeps signing up, then only that address has to wait', async () => {
  const address = newAddress();
  const answers = [];
  for (let i = 0; i < 14; i++) answers.push(await new Browser(town.account.url, address).signUp(newEmail()));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
  const refused = answers[13];
  expect(refused?.body.error).toMatchObject({ code: 'too_many_attempts', retryAfter: expect.any(Number) });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await visitor().signUp(newEmail())).status).toBe(200);
});

describe('When the confirmation is requested again', () => {
  test('then a second link arrives and works, at most once a minute', async () => {
    const email = newEmail();
    await visitor().signUp(email);
    await town.inbox.waitFor(email);
    const home = visitor();
    expect((await home.resend(email)).body).toEqual({ success: true });
    const second = await town.inbox.waitFor(email, 2);

    const soon = await home.resend(email);
    expect([soon.status, soon.body.error.code]).toEqual([429, 'resend_too_soon']);
    expect(soon.body.error.retryAfter).toBeGreaterThan(50);
    expect(soon.body.error.retryAfter).toBeLessThanOrEqual(60);
    expect((await visitor().redeem(tokenInMail(second.text))).status).toBe(200);
  });

  test('then an older link works as well, and using one uses up all', async () => {
    const email = newEmail();
    await visitor().signUp(email);
    const first = await town.inbox.waitFor(email);
    await visitor().resend(email);
    const second = await town.inbox.waitFor(email, 2);
    expect((await visitor().redeem(tokenInMail(first.text))).status).toBe(200);
    expect((await visitor().redeem(tokenInMail(second.text))).body.error.code).toBe('link_expired');
  });

  test('then unknown and confirmed addresses get the same answers and no mail', async () => {
    const unknown = newEmail();
    const confirmed = newEmail();
    await visitor().signUp(confirmed);
    await visitor().redeem(tokenInMail((await town.inbox.waitFor(confirmed)).text));
    for (const email of [unknown, confirmed]) {
      const home = visitor();
      expect((await home.resend(email)).body).toEqual({ success: true });
      expect((await home.resend(email)).body.error.code).toBe('resend_too_soon');
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(town.inbox.mailsTo(unknown)).toHaveLength(0);
    expect(town.inbox.mailsTo(confirmed)).toHaveLength(1);
  });
});

test('After all this, the log contains no address, password or token', () => {
  const log = town.account.output();
  expect(log).toContain('"msg":"request"');
  expect(log).not.toMatch(/@example\.com|correct horse|access_token=|203\.0\./);
});
