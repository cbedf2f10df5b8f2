import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { type ServiceProcess, startService, testOrigin } from '@datewright/testkit/service-process';
import { accountEnv, startAccounts } from './support/account-service.ts';
import { Browser } from './support/browser.ts';
import { openDatabase } from './support/database.ts';
import {
  chooseGoogleAccount,
  completeGoogleSignIn,
  startGoogle,
  startGoogleSignIn,
  startMalformedGoogle,
} from './support/google-sign-in.ts';
import { type Inbox, startInbox } from './support/inbox.ts';
import { joinAsMember, newEmail } from './support/member.ts';

let inbox: Inbox;
let google: Awaited<ReturnType<typeof startGoogle>>;
let account: ServiceProcess;
let second: ServiceProcess;

beforeAll(async () => {
  inbox = await startInbox();
  google = await startGoogle();
  [account, second] = (await startAccounts(2, { SMTP_URL: inbox.url, ...google.env })) as [
    ServiceProcess,
    ServiceProcess,
  ];
});
afterAll(async () => {
  await Promise.all([account?.stop(), second?.stop(), google?.sandbox.stop()]);
  await inbox?.stop();
});

const welcome = `${testOrigin}/auth/callback`;
const welcomeNew = `${welcome}?account=new`;
const failed = `${welcome}?error=server_error`;
const signedInEmail = async (browser: Browser) => (await browser.session()).body.user?.email ?? null;
const tamper = (path: string, change: (query: URLSearchParams) => void) => {
  const url = new URL(path, testOrigin);
  change(url.searchParams);
  return url.pathname + url.search;
};

test('When a visitor is redirected to Google, then with state, PKCE S256 and our one absolute redirect URL', async () => {
  const browser = new Browser(account.url);
  const lying = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const { status, location, headers } = await browser.visit(
    '/v1/account/google?redirect_uri=https://evil.example',
    lying,
  );
  expect(status).toBe(302);
  const question = new URL(location);
  expect(question.href.split('?')[0]).toBe(google.env.GOOGLE_AUTHORIZE_URL);
  expect(Object.fromEntries(question.searchParams)).toMatchObject({
    redirect_uri: `${testOrigin}/v1/account/google/callback`,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    prompt: 'select_account',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-google_id=[\w-]{43}; Max-Age=600; /);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
});

test('When a new person returns from Google, then they are a confirmed member without a password, signed in', async () => {
  const email = newEmail();
  const browser = new Browser(account.url);
  const { status, location } = await completeGoogleSignIn(browser, { email, name: '  Zsófia   Őszöd ' });
  expect([status, location]).toEqual([303, welcomeNew]);
  const { user } = (await browser.session()).body;
  expect(user).toMatchObject({ email, fullName: 'Zsófia Őszöd', roles: [] });
  expect((await browser.sessions()).body.ways).toEqual({ password: false, google: true });
  const { accessToken } = (await browser.token()).body;
  expect((await browser.profile(accessToken, 'getUserProfile')).body.profile.full_name).toBe('Zsófia Őszöd');
  expect(browser.cookies.has('__Host-google_id')).toBe(false);
});

test('When they come again, on another instance and with another name, then it is the same account', async () => {
  const email = newEmail();
  const first = new Browser(account.url);
  await completeGoogleSignIn(first, { email, name: 'Anna' });
  const later = new Browser(second.url);
  await completeGoogleSignIn(later, { email, name: 'Somebody Else' });
  const [one, other] = [(await first.session()).body.user, (await later.session()).body.user];
  expect(other).toEqual(one);
});

test('The database contains neither state nor verifier nor cookie in plain text', async () => {
  const browser = new Browser(account.url);
  const question = await startGoogleSignIn(browser);
  const database = await openDatabase(testMongoUri(), account.env.MONGODB_DB ?? '');
  const kept = JSON.stringify(await database.dump());
  await database.close();
  expect(kept).toContain('browserHash');
  expect(kept).not.toContain(question.searchParams.get('state'));
  expect(kept).not.toContain(browser.cookies.get('__Host-google_id'));
});

describe('When someone returns from Google with', () => {
  const email = 'state-tests@example.com';
  const outOf = async (browser: Browser) => chooseGoogleAccount(await startGoogleSignIn(browser), { email });

  test('no state, a foreign state or two states, then they are not signed in', async () => {
    for (const change of [
      (query: URLSearchParams) => query.delete('state'),
      (query: URLSearchParams) => query.set('state', ''),
      (query: URLSearchParams) => query.set('state', 'x'.repeat(43)),
      (query: URLSearchParams) => query.append('state', 'x'.repeat(43)),
    ]) {
      const browser = new Browser(account.url);
      const { location } = await browser.visit(tamper(await outOf(browser), change));
      expect([location, await signedInEmail(browser)]).toEqual([failed, null]);
    }
  });

  test('a used state, then it does not work again', async () => {
    const browser = new Browser(account.url);
    const back = await outOf(browser);
    const cookie = browser.cookies.get('__Host-google_id') ?? '';
    expect((await browser.visit(back)).location).toBe(welcomeNew);
    const session = browser.cookie;
    browser.cookies.set('__Host-google_id', cookie);
    expect((await browser.visit(back)).location).toBe(failed);
    expect(browser.cookie).toBe(session);
  });

  test('the state of another browser, then the attacker’s account is not signed in (login CSRF)', async () => {
    const attacker = new Browser(account.url);
    const theirs = await outOf(attacker);
    const visitor = new Browser(account.url);
    expect((await visitor.visit(theirs)).location).toBe(failed);
    expect(await signedInEmail(visitor)).toBeNull();
    await startGoogleSignIn(visitor);
    expect((await visitor.visit(theirs)).location).toBe(failed);
    expect(await signedInEmail(visitor)).toBeNull();
    // Trying it in another browser does not use it up.
    expect((await attacker.visit(theirs)).location).toBe(welcomeNew);
  });

  test('the code of another sign-in, then PKCE refuses it', async () => {
    const [one, other] = [new Browser(account.url), new Browser(account.url)];
    const [mine, theirs] = [await outOf(one), await outOf(other)];
    const code = new URL(theirs, testOrigin).searchParams.get('code') ?? '';
    const { location } = await one.visit(tamper(mine, (query) => query.set('code', code)));
    expect([location, await signedInEmail(one)]).toEqual([failed, null]);
  });

  test('a used code, then Google refuses it', async () => {
    const browser = new Browser(account.url);
    const first = await outOf(browser);
    const code = new URL(first, testOrigin).searchParams.get('code') ?? '';
    await browser.visit(first);
    const again = new Browser(account.url);
    const { location } = await again.visit(tamper(await outOf(again), (query) => query.set('code', code)));
    expect([location, await signedInEmail(again)]).toEqual([failed, null]);
  });

  test('neither code nor error, then it is a failure and not a new start', async () => {
    const browser = new Browser(account.url);
    for (const query of ['', '?state=x', '?code=a&code=b', '?error=a&error=b']) {
      expect((await browser.visit(`/v1/account/google/callback${query}`)).location).toBe(failed);
    }
  });

  test('another destination, then they land on our own page all the same', async () => {
    const browser = new Browser(account.url);
    const wish = 'redirect=https://evil.example&next=//evil.example&returnPath=/%5Cevil.example';
    const { location } = await browser.visit(`/v1/account/google?${wish}`);
    const back = await chooseGoogleAccount(new URL(location), { email });
    expect((await browser.visit(`${back}&${wish}`, { host: 'evil.example' })).location).toBe(welcomeNew);
  });

  test('a refusal or an error from Google, then the page learns only which of the two it was', async () => {
    const browser = new Browser(account.url);
    expect((await completeGoogleSignIn(browser, { answer: 'cancel' })).location).toBe(`${welcome}?error=access_denied`);
    expect((await completeGoogleSignIn(browser, { answer: 'fail' })).location).toBe(failed);
    const wordy =
      '/v1/account/google/callback?error=invalid_scope&error_description=<b>secret</b>&error_uri=//evil.example';
    expect((await browser.visit(wordy)).location).toBe(failed);
    expect(await signedInEmail(browser)).toBeNull();
  });

  test('two tabs in progress, then the first to return does not break the second', async () => {
    const browser = new Browser(account.url);
    const [first, other] = [await outOf(browser), await outOf(browser)];
    const kept = browser.cookies.get('__Host-google_id') ?? '';
    expect((await browser.visit(tamper(first, (query) => query.set('code', 'spoilt')))).location).toBe(failed);
    expect(browser.cookies.get('__Host-google_id')).toBe(kept);
    expect((await browser.visit(other)).location).toBe(welcomeNew);
  });
});

test('When a session was planted before, then the sign-in never uses it, and it ends', async () => {
  const attacker = await joinAsMember(account.url, inbox);
  const victim = new Browser(account.url);
  victim.cookie = attacker.browser.cookie;
  const email = newEmail();
  await completeGoogleSignIn(victim, { email });
  expect(victim.cookie).not.toBe(attacker.browser.cookie);
  expect(await signedInEmail(victim)).toBe(email);
  expect(await signedInEmail(attacker.browser)).toBeNull();
});

test('When Google has not verified the address, then the member reads so, and no account is created or changed', async () => {
  const member = await joinAsMember(account.url, inbox);
  const nobody = newEmail();
  for (const email of [member.email, nobody]) {
    const browser = new Browser(account.url);
    const { location } = await completeGoogleSignIn(browser, { email, unverified: 'yes' });
    expect(location).toBe(`${welcome}?error=access_denied&error_code=email_unverified`);
    expect(await signedInEmail(browser)).toBeNull();
  }
  expect((await member.browser.sessions()).body.ways).toEqual({ password: true, google: false });
  expect((await new Browser(account.url).signUp(nobody)).status).toBe(200);
});

test('When a member with a password uses Google, then both ways open one account, and a mail informs them', async () => {
  const member = await joinAsMember(account.url, inbox);
  const browser = new Browser(account.url);
  expect((await completeGoogleSignIn(browser, { email: member.email.toUpperCase(), name: 'Anna' })).location).toBe(
    welcome,
  );
  expect((await browser.session()).body.user.id).toBe(member.userId);
  expect((await browser.sessions()).body.ways).toEqual({ password: true, google: true });
  expect((await new Browser(account.url).signIn(member.email)).status).toBe(200);
  expect(await signedInEmail(member.browser)).toBe(member.email);
  const mail = await inbox.waitFor(member.email, 2);
  expect(mail.subject).toBe('Google is connected to your Datewright account');
});

test('When a member without a password tries one, then the answer is the usual one; a reset sets their first password', async () => {
  const email = newEmail();
  const browser = new Browser(account.url);
  await completeGoogleSignIn(browser, { email });
  const wrong = await new Browser(account.url).signIn(email, 'correct horse');
  expect([wrong.status, wrong.body.error.code]).toEqual([401, 'invalid_credentials']);
  expect((await browser.changePassword('', 'a better horse')).body.error.code).toBe('wrong_password');

  await browser.forgot(email);
  const token = new URLSearchParams(/#(\S+)/.exec((await inbox.waitFor(email)).text)?.[1]).get('access_token') ?? '';
  await browser.recover(token);
  expect((await browser.setPassword('a better horse')).status).toBe(200);
  expect((await new Browser(account.url).signIn(email, 'a better horse')).status).toBe(200);
  expect((await completeGoogleSignIn(browser, { email })).location).toBe(welcomeNew);
  expect((await browser.sessions()).body.ways).toEqual({ password: true, google: true });
});

test('When someone tries a password on an account without one, then the answer takes as long as for an unknown address', async () => {
  const email = newEmail();
  await completeGoogleSignIn(new Browser(account.url), { email });
  const timed = async (address: string) => {
    const started = performance.now();
    await new Browser(account.url).signIn(address, 'another horse');
    return performance.now() - started;
  };
  const [googles, strangers]: [number[], number[]] = [[], []];
  for (let i = 0; i < 9; i++) {
    googles.push(await timed(email));
    strangers.push(await timed(newEmail()));
  }
  // Compare the fastest of each: other load on the machine only makes answers slower.
  const ratio = Math.min(...googles) / Math.min(...strangers);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});

test('When one IP address starts or finishes too many sign-ins, then it has to wait a minute', async () => {
  const browser = new Browser(account.url, '2001:db8:1::1');
  const waits = `${failed}&error_code=too_many_attempts`;
  const starts = await Promise.all(Array.from({ length: 40 }, () => browser.visit('/v1/account/google')));
  expect(starts.filter(({ location }) => location === waits)).toHaveLength(10);
  const path = '/v1/account/google/callback?error=access_denied';
  const returns = await Promise.all(
    Array.from({ length: 40 }, () => new Browser(second.url, '2001:db8:1::2').visit(path)),
  );
  expect(returns.filter(({ location }) => location === waits)).toHaveLength(10);
});

describe('When Google', () => {
  let bad: Awaited<ReturnType<typeof startMalformedGoogle>>;
  let unlucky: ServiceProcess;
  beforeAll(async () => {
    bad = await startMalformedGoogle();
    unlucky = await startService('account', accountEnv({ ...google.env, ...bad.env }));
  });
  afterAll(() => Promise.all([unlucky?.stop(), bad?.stop()]));

  const token = { body: JSON.stringify({ access_token: 'a-token' }) };
  const info = (claims: unknown) => ({ body: JSON.stringify(claims) });
  const someone = { sub: '1', email: 'a@example.com', email_verified: true, name: 'A' };
  async function comeBack() {
    const browser = new Browser(unlucky.url);
    const state = (await startGoogleSignIn(browser)).searchParams.get('state');
    const { location } = await browser.visit(`/v1/account/google/callback?code=a-code&state=${state}`);
    return { location, user: await signedInEmail(browser) };
  }

  test.each([
    ['hangs up', 'hang up' as const, {}],
    ['answers 500', { status: 500, body: '{"error":"internal_failure"}' }, {}],
    ['answers garbage', { body: '<html>' }, {}],
    ['answers null first', { body: 'null' }, {}],
    ['gives no token', { body: '{}' }, {}],
    ['gives an object for a token', { body: '{"access_token":{"a":1}}' }, info({})],
    ['hangs up on the second question', token, 'hang up' as const],
    ['answers 500 to the second question', token, { status: 500, body: 'secret detail' }],
    ['answers garbage to the second question', token, { body: '<html>' }],
    ['names nobody', token, info({})],
    ['answers null', token, info(null)],
    ['names nobody’s address', token, info({ sub: '1', email_verified: true })],
    ['names an address that is none', token, info({ ...someone, email: 'a@b@c' })],
    ['gives a number for a name', token, info({ ...someone, sub: 7 })],
  ])('%s, then the member reads that it failed, and is not signed in', async (_what, tokenAnswer, userinfo) => {
    Object.assign(bad.answers, { token: tokenAnswer, userinfo });
    expect(await comeBack()).toEqual({ location: failed, user: null });
    expect(unlucky.output()).not.toContain('secret detail');
  });

  test.each([['true'], [1], [null], [undefined]])(
    'returns %p for verified, then the address counts as unverified',
    async (verified) => {
      Object.assign(bad.answers, { token, userinfo: info({ ...someone, email_verified: verified }) });
      expect((await comeBack()).location).toContain('error_code=email_unverified');
    },
  );

  test('answers, then the token is sent in a header and never in a URL', async () => {
    Object.assign(bad.answers, { token, userinfo: info(someone) });
    expect(await comeBack()).toEqual({ location: welcomeNew, user: 'a@example.com' });
    expect(bad.seen.at(-1)).toEqual({ authorization: 'Bearer a-token', url: '/userinfo' });
  });

  test('does not answer, then after eight seconds the member reads that it failed', async () => {
    Object.assign(bad.answers, { token: 'silence' as const });
    expect(await comeBack()).toEqual({ location: failed, user: null });
  });
});
