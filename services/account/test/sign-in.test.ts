import type { ServiceProcess } from '@datewright/testkit/service-process';
import { startAccounts } from './support/account-service.ts';
import { Browser, codeOf, newAddress, send } from './support/browser.ts';
import { createCreditsClient } from './support/credits-client.ts';
import { type Inbox, startInbox } from './support/inbox.ts';
import { joinAsMember, newEmail, signInAs } from './support/member.ts';

let inbox: Inbox;
let account: ServiceProcess;
let second: ServiceProcess;

beforeAll(async () => {
  inbox = await startInbox();
  [account, second] = (await startAccounts(2, { SMTP_URL: inbox.url })) as [ServiceProcess, ServiceProcess];
});
afterAll(async () => {
  await Promise.all([account?.stop(), second?.stop()]);
  await inbox?.stop();
});

/** The time of the work itself, because other load on the machine only adds to it. */
const fastest = (times: number[]) => Math.min(...times);

test('When the password is wrong or the address unknown, then the answer is the same', async () => {
  const { email } = await joinAsMember(account.url, inbox);
  const wrong = await new Browser(account.url).signIn(email, 'another horse');
  const unknown = await new Browser(account.url).signIn(newEmail());
  expect([wrong.status, wrong.body.error.code]).toEqual([401, 'invalid_credentials']);
  expect({ ...unknown.body.error, requestId: '' }).toEqual({ ...wrong.body.error, requestId: '' });
  expect(wrong.headers.getSetCookie()).toEqual([]);
});

test('When the password is wrong or the address unknown, then the answer takes as long', async () => {
  const { email } = await joinAsMember(account.url, inbox);
  const timed = async (address: string) => {
    const started = performance.now();
    await new Browser(account.url).signIn(address, 'another horse');
    return performance.now() - started;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 9; i++) {
    known.push(await timed(email));
    unknown.push(await timed(newEmail()));
  }
  // Without hashing for unknown addresses it would be a tenth.
  const ratio = fastest(unknown) / fastest(known);
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
});

test('When a resend is requested for known and unknown addresses, then both take as long', async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 9; i++) {
    const email = newEmail();
    await new Browser(account.url).signUp(email);
    for (const [times, address] of [
      [known, email],
      [unknown, newEmail()],
    ] as const) {
      const started = performance.now();
      await new Browser(account.url).resend(address);
      times.push(performance.now() - started);
    }
  }
  expect(Math.abs(fastest(known) - fastest(unknown))).toBeLessThan(Math.max(10, fastest(unknown)));
});

test('When a cookie was planted before sign-in, then the sign-in never uses it', async () => {
  const attacker = await joinAsMember(account.url, inbox);
  const planted = attacker.browser.cookie;
  const { email } = await joinAsMember(account.url, inbox);

  const victim = new Browser(account.url);
  victim.cookie = planted;
  expect((await victim.signIn(email)).status).toBe(200);
  expect(victim.cookie).not.toBe(planted);
  expect((await victim.session()).body.user.email).toBe(email);
  expect((await attacker.browser.session()).body.user).toBeNull();

  const invented = new Browser(account.url);
  invented.cookie = '__Host-session_id=chosen-by-the-attacker';
  await invented.signIn(email);
  expect(invented.cookie).not.toContain('chosen-by-the-attacker');
});

test('When someone signs in, then the cookie is not readable by scripts, other hosts or over plain HTTP', async () => {
  const { email } = await joinAsMember(account.url, inbox);
  const [cookie = ''] = (await new Browser(account.url).signIn(email)).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-session_id=[\w-]{43}; /);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
  expect(cookie).not.toContain('Domain');
});

test('When a member signs out here, then only this browser is signed out', async () => {
  const here = await joinAsMember(account.url, inbox);
  const there = await signInAs(account.url, here.email);
  expect((await here.browser.signOut('local')).body).toEqual({ success: true });
  expect(here.browser.cookie).toBe('');
  expect((await there.browser.session()).body.user.email).toBe(here.email);
  expect((await here.browser.profile(here.accessToken, 'getUserProfile')).body.error.code).toBe('session_ended');
});

test('When a member signs out everywhere, then a second browser is signed out at its next call and can not spend', async () => {
  const here = await joinAsMember(account.url, inbox);
  const there = await signInAs(second.url, here.email);
  const desk = createCreditsClient(second.url);
  expect((await desk.reserve(there)).status).toBe(200);

  await here.browser.signOut('global');
  expect((await desk.reserve(there)).body.error.code).toBe('session_ended');
  expect((await there.browser.profile(there.accessToken, 'getUserProfile')).body.error.code).toBe('session_ended');
  expect((await there.browser.token()).body.error.code).toBe('session_ended');
  expect((await there.browser.session()).body.user).toBeNull();
  expect(there.browser.cookie).toBe('');

  const again = await signInAs(account.url, here.email);
  expect((await desk.reserve(again)).status).toBe(200);
});

test('When there is no session, then member calls are refused', async () => {
  const visitor = new Browser(account.url);
  expect(codeOf(await visitor.token())).toBe('not_signed_in');
  expect(codeOf(await visitor.signOut('global'))).toBe('not_signed_in');
  expect((await visitor.session()).body).toEqual({ user: null });
});

describe('When a post comes from another site', () => {
  const forged: [string, Record<string, string>][] = [
    ['its Origin', { origin: 'https://evil.example' }],
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring subdomain', { origin: 'http://blog.datewright.test', 'sec-fetch-site': 'same-site' }],
    ['an opaque Origin', { origin: 'null' }],
  ];
  test.each(forged)('then it is refused by %s, and changes nothing', async (_what, headers) => {
    const { browser } = await joinAsMember(account.url, inbox);
    const answer = await browser.call('/v1/account/sign-out', { scope: 'global' }, headers);
    expect([answer.status, answer.body.error.code]).toEqual([403, 'cross_site_refused']);
    expect((await browser.session()).body.user).not.toBeNull();
  });

  test('then sign-in is refused too, and so is a post without an Origin header', async () => {
    const body = { action: 'signInWithEmail', payload: { email: newEmail(), password: 'correct horse' } };
    const url = `${account.url}/functions/v1/auth-service`;
    expect(codeOf(await send(url, { body, headers: { origin: 'https://evil.example' } }))).toBe('cross_site_refused');
    expect(codeOf(await send(url, { body }))).toBe('cross_site_refused');
  });
});

describe('When someone guesses passwords through two instances at once', () => {
  const guess = (i: number, email: string, address: string) =>
    new Browser((i % 2 ? account : second).url, address).signIn(email, `guess number ${i}`);

  test('then an account accepts exactly ten a minute from one network', async () => {
    const [email, address] = [newEmail(), newAddress()];
    const answers = await Promise.all(Array.from({ length: 28 }, (_, i) => guess(i, email, address)));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(18);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.error.retryAfter).toBeGreaterThan(0);
    expect(refused?.body.error.retryAfter).toBeLessThanOrEqual(60);
  });

  test('then an IP address has exactly thirty a minute, a /64 of IPv6 counting as one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => guess(i, newEmail(), `2001:db8:7:9::${(i + 1).toString(16)}`)),
    );
    expect(answers.map(codeOf).filter((code) => code === 'invalid_credentials')).toHaveLength(30);
    expect(codeOf(await guess(0, newEmail(), '2001:db8:7:a::1'))).toBe('invalid_credentials');
  });
});
