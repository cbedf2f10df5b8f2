import { once } from 'node:events';
import { request } from 'node:http';
import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { testOrigin } from '@datewright/testkit/service-process';
import { accountEnv } from './support/account-service.ts';
import { type AccountWithInbox, startAccountWithInbox } from './support/account-with-inbox.ts';
import { type Answer, Browser, codeOf, newAddress, send } from './support/browser.ts';
import { openDatabase } from './support/database.ts';
import { joinAsMember, newEmail, signInAs, tokenInMail } from './support/member.ts';

let town: AccountWithInbox;
const { MONGODB_DB } = accountEnv();
const visitor = () => new Browser(town.account.url);
/** The time of the work itself, because other load on the machine only adds to it. */
const fastest = (times: number[]) => Math.min(...times);

beforeAll(async () => {
  town = await startAccountWithInbox({ MONGODB_DB: MONGODB_DB ?? '' });
});
afterAll(() => town.stop());

/** The token of the newest recovery mail, once `count` mails of all kinds have arrived. */
async function recoveryToken(email: string, count = 2): Promise<string> {
  expect((await visitor().forgot(email)).body).toEqual({ ok: true });
  return tokenInMail((await town.inbox.waitFor(email, count)).text);
}

/** A browser that has opened the link. */
async function opened(token: string): Promise<Browser> {
  const browser = visitor();
  expect((await browser.recover(token)).body).toEqual({ success: true });
  return browser;
}

test('When a member resets the password, then the new one signs in, the old one does not, and every session has ended', async () => {
  const here = await joinAsMember(town.account.url, town.inbox);
  const there = await signInAs(town.account.url, here.email);
  const browser = await opened(await recoveryToken(here.email));
  expect((await browser.setPassword('a better horse')).body).toEqual({ success: true });
  expect(browser.recovery).toBe('');

  for (const { browser: old, accessToken } of [here, there]) {
    expect((await old.profile(accessToken, 'getUserProfile')).body.error.code).toBe('session_ended');
    expect((await old.session()).body.user).toBeNull();
  }
  expect(codeOf(await visitor().signIn(here.email))).toBe('invalid_credentials');
  expect((await visitor().signIn(here.email, 'a better horse')).status).toBe(200);

  const notice = await town.inbox.waitFor(here.email, 3);
  expect(notice.subject).toContain('password was changed');
  expect(notice.text).toContain('http://datewright.test/forgot-password');
});

test('When a recovery session is open, then it can set a password and nothing else', async () => {
  const { email } = await joinAsMember(town.account.url, town.inbox);
  const browser = await opened(await recoveryToken(email));
  expect((await browser.session()).body).toEqual({ user: null });
  for (const answer of [await browser.token(), await browser.sessions(), await browser.changePassword('a', 'b')]) {
    expect(codeOf(answer)).toBe('not_signed_in');
  }
  const asSession = visitor();
  asSession.cookie = browser.recovery.replace('recovery_id', 'session_id');
  expect((await asSession.session()).body).toEqual({ user: null });
});

test('When a link is opened, then its cookie is not readable by scripts, other sites, other hosts or over plain HTTP', async () => {
  const { email } = await joinAsMember(town.account.url, town.inbox);
  const [cookie = ''] = (await visitor().recover(await recoveryToken(email))).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-recovery_id=[\w-]{43}; Max-Age=900; /);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(attribute);
  expect(cookie).not.toContain('Domain');
});

test('When the address was never confirmed, then the link confirms it', async () => {
  const email = newEmail();
  await visitor().signUp(email);
  await town.inbox.waitFor(email);
  const browser = await opened(await recoveryToken(email));
  await browser.setPassword('a better horse');
  expect((await visitor().signIn(email, 'a better horse')).status).toBe(200);
  expect(codeOf(await visitor().signIn(email))).toBe('invalid_credentials');
});

test('When a link was only opened, then it can be opened again; once a password is set, it is used up', async () => {
  const { email } = await joinAsMember(town.account.url, town.inbox);
  const token = await recoveryToken(email);
  for (let i = 0; i < 8; i++) await opened(token);
  const [first, second] = [await opened(token), await opened(token)];
  expect((await second.setPassword('a better horse')).status).toBe(200);
  expect(codeOf(await visitor().recover(token))).toBe('link_expired');
  expect(codeOf(await first.setPassword('a stolen horse'))).toBe('recovery_expired');
  expect((await visitor().signIn(email, 'a better horse')).status).toBe(200);
});

test('When three browsers set a password by one link at once, then one of them does', async () => {
  const { email } = await joinAsMember(town.account.url, town.inbox);
  const token = await recoveryToken(email);
  const browsers = [await opened(token), await opened(token), await opened(token)];
  const answers = await Promise.all(browsers.map((browser, i) => browser.setPassword(`better horse ${i}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await visitor().signIn(email, `better horse ${winner}`)).status).toBe(200);
});

test('When two resets are requested at once, then one mail is sent, and the same network learns about the 60 seconds', async () => {
  const { email } = await joinAsMember(town.account.url, town.inbox);
  const home = visitor();
  const answers = await Promise.all([home.forgot(email), home.forgot(` ${email.toUpperCase()}`)]);
  expect((await visitor().forgot(email)).body).toEqual({ ok: true });
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.error).toMatchObject({ code: 'reset_too_soon', message: expect.stringContaining('60 seconds') });
  expect(refused?.body.error.retryAfter).toBeGreaterThan(50);
  await town.inbox.waitFor(email, 2);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(town.inbox.mailsTo(email)).toHaveLength(2);
});

test('When the address is unknown, then the answers are the same and no mail is sent', async () => {
  const unknown = newEmail();
  const home = visitor();
  expect((await home.forgot(unknown)).body).toEqual({ ok: true });
  expect(codeOf(await home.forgot(unknown))).toBe('reset_too_soon');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(town.inbox.mailsTo(unknown)).toHaveLength(0);
});

test('When the address is unknown, then the answer takes as long', async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 9; i++) {
    const email = newEmail();
    await visitor().signUp(email);
    for (const [times, address] of [
      [known, email],
      [unknown, newEmail()],
    ] as const) {
      const started = performance.now();
      await visitor().forgot(address);
      times.push(performance.now() - started);
    }
  }
  expect(Math.abs(fastest(known) - fastest(unknown))).toBeLessThan(Math.max(10, fastest(unknown)));
});

test('When the request forges the host or address of the page, then the link still leads to our origin', async () => {
  const { email } = await joinAsMember(town.account.url, town.inbox);
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const headers = { ...forged, origin: testOrigin, 'content-type': 'application/json' };
  // fetch would not send this Host.
  const post = request(`${town.account.url}/functions/v1/auth-service`, { method: 'POST', headers });
  const payload = { email, resetUrl: 'https://evil.example/reset-password' };
  post.end(JSON.stringify({ action: 'resetPassword', payload }));
  const [response] = await once(post, 'response');
  response.resume();
  expect(response.statusCode).toBe(200);
  const mail = await town.inbox.waitFor(email, 2);
  expect(mail.text).toMatch(/http:\/\/datewright\.test\/reset-password#access_token=[\w-]{43}&type=recovery/);
  expect(mail.text + mail.html).not.toContain('evil.example');
});

test('When the database is leaked, then it contains no token of a link or of an opened one', async () => {
  const { email } = await joinAsMember(town.account.url, town.inbox);
  const token = await recoveryToken(email);
  const browser = await opened(token);
  const database = await openDatabase(testMongoUri(), MONGODB_DB ?? '');
  const dump = JSON.stringify(await database.dump());
  await database.close();
  expect(dump).toContain(email);
  expect(dump).not.toContain(token);
  expect(dump).not.toContain(browser.recovery.split('=')[1]);
});

test.each([
  ['a made-up link', () => visitor().recover('x'.repeat(43)), 'link_expired'],
  ['something too short to be a link', () => visitor().recover('short'), 'invalid_request'],
  ['no address', () => visitor().forgot('nobody'), 'invalid_email'],
  ['a password without an opened link', () => visitor().setPassword('a better horse'), 'recovery_session_missing'],
])('When someone comes with %s, then it is refused', async (_what, attempt, code) => {
  expect(codeOf(await attempt())).toBe(code);
});

test('When a confirmation link is used as a recovery link, or the other way round, then neither works', async () => {
  const email = newEmail();
  await visitor().signUp(email);
  const confirmation = tokenInMail((await town.inbox.waitFor(email)).text);
  expect(codeOf(await visitor().recover(confirmation))).toBe('link_expired');
  expect(codeOf(await visitor().redeem(await recoveryToken(email)))).toBe('link_expired');
});

test('When the new password is too short or too common, then the link stays valid', async () => {
  const { email } = await joinAsMember(town.account.url, town.inbox);
  const browser = await opened(await recoveryToken(email));
  expect(codeOf(await browser.setPassword('short'))).toBe('password_too_short');
  expect(codeOf(await browser.setPassword('PassWord123'))).toBe('password_too_common');
  expect((await browser.setPassword('a better horse')).status).toBe(200);
});

test('When a reset comes from another site, then it is refused at each step', async () => {
  const url = town.account.url;
  const headers = { origin: 'https://evil.example', 'x-forwarded-for': newAddress() };
  for (const [path, body] of [
    ['/functions/v1/auth-service', { action: 'resetPassword', payload: { email: newEmail() } }],
    ['/functions/v1/auth-service', { action: 'handlePasswordRecovery', payload: { access_token: 'x'.repeat(43) } }],
    ['/v1/account/password/recovery', { password: 'a better horse' }],
  ] as const) {
    expect(codeOf(await send(url + path, { body, headers }))).toBe('cross_site_refused');
  }
});

test('When one address keeps asking for resets, then only that address has to wait', async () => {
  const address = newAddress();
  const answers = [];
  for (let i = 0; i < 12; i++) answers.push(await new Browser(town.account.url, address).forgot(newEmail()));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), ...Array(2).fill(429)]);
  expect(codeOf(answers[11] as Answer)).toBe('too_many_attempts');
  expect((await visitor().forgot(newEmail())).status).toBe(200);
});

test('After all this, the log contains no address, password or token', () => {
  const log = town.account.output();
  expect(log).toContain('"msg":"request"');
  expect(log).not.toMatch(/@example\.com|better horse|access_token=|recovery_id=|203\.0\./);
});
