import { readDevice } from '../src/rules/sessions/device-name.ts';
import { type AccountWithInbox, startAccountWithInbox } from './support/account-with-inbox.ts';
import { Browser, codeOf } from './support/browser.ts';
import { createCreditsClient } from './support/credits-client.ts';
import { joinAsMember, signInAs } from './support/member.ts';

let town: AccountWithInbox;

beforeAll(async () => {
  town = await startAccountWithInbox();
});
afterAll(() => town.stop());

describe('The list of a member’s sessions', () => {
  test('When a member is signed in twice, then both are listed, this one first', async () => {
    const here = await joinAsMember(town.account.url, town.inbox);
    const there = await signInAs(town.account.url, here.email);
    const { sessions } = (await here.browser.sessions()).body;
    expect(sessions).toEqual([
      expect.objectContaining({ id: here.sessionId, current: true }),
      expect.objectContaining({ id: there.sessionId, current: false }),
    ]);
    const { createdAt, seenAt, device } = sessions[0];
    expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000);
    expect(seenAt).toBe(createdAt);
    // Node's fetch is not a known browser.
    expect(device).toEqual({ browser: null, system: null });
  });

  test('When one of them is ended, then it is signed out at once and can not spend, and this one stays signed in', async () => {
    const here = await joinAsMember(town.account.url, town.inbox);
    const there = await signInAs(town.account.url, here.email);
    expect((await here.browser.endSession(there.sessionId)).body).toEqual({ success: true });
    expect((await there.browser.session()).body.user).toBeNull();
    expect(codeOf(await there.browser.profile(there.accessToken, 'getUserProfile'))).toBe('session_ended');
    expect(codeOf(await createCreditsClient(town.account.url).reserve(there))).toBe('session_ended');
    expect((await here.browser.sessions()).body.sessions).toHaveLength(1);
    expect(codeOf(await here.browser.endSession(there.sessionId))).toBe('not_found');
  });

  test('When this one is ended, then its cookie is removed too', async () => {
    const { browser, sessionId } = await joinAsMember(town.account.url, town.inbox);
    expect((await browser.endSession(sessionId)).status).toBe(200);
    expect(browser.cookie).toBe('');
  });

  test('When a member names another member’s session, then it is not found and stays signed in', async () => {
    const one = await joinAsMember(town.account.url, town.inbox);
    const other = await joinAsMember(town.account.url, town.inbox);
    expect(codeOf(await one.browser.endSession(other.sessionId))).toBe('not_found');
    expect((await other.browser.session()).body.user.email).toBe(other.email);
    expect(JSON.stringify((await one.browser.sessions()).body)).not.toContain(other.sessionId);
  });

  test('When a visitor asks for the list, or another site tries to end a session, then it is refused', async () => {
    const { browser, sessionId } = await joinAsMember(town.account.url, town.inbox);
    expect(codeOf(await new Browser(town.account.url).sessions())).toBe('not_signed_in');
    const forged = { origin: 'https://evil.example' };
    const answer = await browser.call(`/v1/account/sessions/${sessionId}`, undefined, forged, 'DELETE');
    expect(codeOf(answer)).toBe('cross_site_refused');
    expect((await browser.session()).body.user).not.toBeNull();
  });
});

describe('When a member changes the password', () => {
  test('then this browser stays signed in under a new id, all others are signed out, and a mail informs the member', async () => {
    const here = await joinAsMember(town.account.url, town.inbox);
    const there = await signInAs(town.account.url, here.email);
    const before = here.browser.cookie;
    expect((await here.browser.changePassword('correct horse', 'a better horse')).body).toEqual({ success: true });

    expect(here.browser.cookie).not.toBe(before);
    const { sessions } = (await here.browser.sessions()).body;
    expect(sessions).toEqual([expect.objectContaining({ current: true })]);
    expect(sessions[0].id).not.toBe(here.sessionId);
    expect((await there.browser.session()).body.user).toBeNull();

    const stolen = new Browser(town.account.url);
    stolen.cookie = before;
    expect((await stolen.session()).body.user).toBeNull();
    expect(codeOf(await stolen.profile(here.accessToken, 'getUserProfile'))).toBe('session_ended');

    expect((await town.inbox.waitFor(here.email, 2)).subject).toContain('password was changed');
    expect(codeOf(await new Browser(town.account.url).signIn(here.email))).toBe('invalid_credentials');
    expect((await new Browser(town.account.url).signIn(here.email, 'a better horse')).status).toBe(200);
  });

  test('then the old one must be right and the new one good enough; until then no session ends', async () => {
    const { browser } = await joinAsMember(town.account.url, town.inbox);
    const before = browser.cookie;
    expect(codeOf(await browser.changePassword('another horse', 'a better horse'))).toBe('wrong_password');
    expect(codeOf(await browser.changePassword('correct horse', 'short'))).toBe('password_too_short');
    expect(codeOf(await browser.changePassword('correct horse', 'password123'))).toBe('password_too_common');
    expect(browser.cookie).toBe(before);
    expect((await browser.session()).body.user).not.toBeNull();
  });

  test('then one of two concurrent changes succeeds', async () => {
    const { browser, email } = await joinAsMember(town.account.url, town.inbox);
    const cookie = browser.cookie;
    const tabs = [1, 2].map(() => Object.assign(new Browser(town.account.url), { cookie }));
    const answers = await Promise.all(tabs.map((tab, i) => tab.changePassword('correct horse', `better horse ${i}`)));
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect((await new Browser(town.account.url).signIn(email, `better horse ${winner}`)).status).toBe(200);
  });

  test('then guessing the old one is limited to ten a minute', async () => {
    const { browser } = await joinAsMember(town.account.url, town.inbox);
    const codes = [];
    for (let i = 0; i < 12; i++)
      codes.push(codeOf(await browser.changePassword(`guess number ${i}`, 'a better horse')));
    expect(codes).toEqual([...Array(10).fill('wrong_password'), ...Array(2).fill('too_many_attempts')]);
  });
});

const webkit = '(KHTML, like Gecko)';
test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${webkit} Version/17.5 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('When a browser sends %j, then the member reads %s and %s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});
