import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import { startAccounts } from './support/account-service.ts';
import { type Answer, Browser, codeOf } from './support/browser.ts';
import { openDatabase } from './support/database.ts';
import { type Inbox, startInbox } from './support/inbox.ts';
import { joinAsMember, newEmail, tokenInMail } from './support/member.ts';

let inbox: Inbox;
let accounts: ServiceProcess[];
let url: string;
beforeAll(async () => {
  inbox = await startInbox();
  accounts = await startAccounts(2, { SMTP_URL: inbox.url });
  url = accounts[0]?.url ?? '';
});
afterAll(async () => {
  await Promise.all(accounts?.map((account) => account.stop()) ?? []);
  await inbox?.stop();
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function timed(work: Promise<Answer>) {
  const started = performance.now();
  const answer = await work;
  return { code: codeOf(answer), seconds: (performance.now() - started) / 1000 };
}
/** Sends wrong passwords to both instances, each from a network of its own. */
const tryFromUnknownDevices = (email: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      timed(new Browser(accounts[i % 2]?.url ?? '').signIn(email, `guess number ${i}`)),
    ),
  );
const deviceOf = (browser: Browser) => browser.cookies.get('__Host-device_id') ?? '';
const noticesTo = (email: string) =>
  inbox.mailsTo(email).filter(({ subject }) => subject.startsWith('Someone is trying'));

test('When strangers try passwords from twenty networks, then the member is not locked out: a known device signs in at once, a new one after a wait', async () => {
  const { browser, email } = await joinAsMember(url, inbox);
  await browser.signOut('global');
  const guesses = await tryFromUnknownDevices(email, 20);
  expect(new Set(guesses.map(({ code }) => code))).toEqual(new Set(['invalid_credentials']));
  // Joining used the first of the ten attempts without a delay. A busy machine may delay more than eleven.
  expect(guesses.filter(({ seconds }) => seconds > 2.9).length).toBeGreaterThanOrEqual(11);

  const known = await timed(browser.signIn(email));
  expect(known).toMatchObject({ code: 200 });
  expect(known.seconds).toBeLessThan(2.9);
  expect(await timed(new Browser(url).signIn(email))).toMatchObject({ code: 200 });
});

test('When strangers try an unknown address, then the answers and delays are the same', async () => {
  const guesses = await tryFromUnknownDevices(newEmail(), 20);
  expect(new Set(guesses.map(({ code }) => code))).toEqual(new Set(['invalid_credentials']));
  expect(guesses.filter(({ seconds }) => seconds > 2.9).length).toBeGreaterThanOrEqual(10);
});

test('When strangers try many passwords at once, then the member gets one mail', async () => {
  const { email } = await joinAsMember(url, inbox);
  await tryFromUnknownDevices(email, 9);
  await wait(300);
  expect(noticesTo(email)).toHaveLength(0);
  await tryFromUnknownDevices(email, 4);
  await inbox.waitFor(email, 2);
  await tryFromUnknownDevices(email, 4);
  await wait(300);
  expect(noticesTo(email)).toHaveLength(1);
  expect(noticesTo(email)[0]?.text).toContain('http://datewright.test/profile/security');
});

test('When one network guesses one account, then it has ten attempts a minute, and other networks and accounts are not affected', async () => {
  const { browser, email } = await joinAsMember(url, inbox);
  const address = '2001:db8:77:1::1';
  const guess = (i: number, at: string) => new Browser(accounts[i % 2]?.url ?? '', at).signIn(email, `guess ${i}`);
  const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => guess(i, `2001:db8:77:1::${i + 1}`)));
  expect(answers.map(codeOf).filter((code) => code === 'too_many_attempts')).toHaveLength(6);
  expect(codeOf(await new Browser(url, address).signIn(newEmail()))).toBe('invalid_credentials');
  expect(codeOf(await new Browser(url).signIn(email))).toBe(200);
  // The member's own device, in the same network as the attacker.
  const home = new Browser(url, address);
  home.cookies.set('__Host-device_id', deviceOf(browser));
  expect(codeOf(await home.signIn(email))).toBe(200);
});

test('When a known device guesses, then it has ten attempts a minute of its own, and forged or foreign device cookies count as unknown', async () => {
  const { browser, email } = await joinAsMember(url, inbox);
  const stolen = deviceOf(browser);
  const guessFrom = (device: string, address?: string) => {
    const thief = new Browser(url, address);
    thief.cookies.set('__Host-device_id', device);
    return thief.signIn(email, 'another horse');
  };
  const codes = (await Promise.all(Array.from({ length: 13 }, () => guessFrom(stolen)))).map(codeOf);
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(3);
  expect(codeOf(await new Browser(url).signIn(email))).toBe(200);

  const other = await joinAsMember(url, inbox);
  for (const device of ['chosen-by-the-attacker', deviceOf(other.browser)]) {
    expect(codeOf(await guessFrom(device, '198.51.100.7'))).toBe('invalid_credentials');
  }
  const chosen = new Browser(url);
  chosen.cookies.set('__Host-device_id', 'chosen-by-the-attacker');
  await chosen.signIn(email);
  expect(deviceOf(chosen)).toMatch(/^[\w-]{43}$/);
});

test('When the password is reset, then devices known before count as unknown', async () => {
  const { browser, email } = await joinAsMember(url, inbox);
  const device = deviceOf(browser);
  await new Browser(url).forgot(email);
  const recovering = new Browser(url);
  await recovering.recover(tokenInMail((await inbox.waitFor(email, 2)).text));
  await recovering.setPassword('a better horse');
  await tryFromUnknownDevices(email, 12);
  browser.cookies.set('__Host-device_id', device);
  const late = await timed(browser.signIn(email, 'a better horse'));
  expect(late.code).toBe(200);
  expect(late.seconds).toBeGreaterThan(2.9);
});

test('When someone signs in, then the device cookie lasts a year, is not readable by scripts and other hosts, and is stored as a hash', async () => {
  const { browser, email } = await joinAsMember(url, inbox);
  const again = await browser.signIn(email);
  const cookie = again.headers.getSetCookie().find((set) => set.startsWith('__Host-device_id=')) ?? '';
  expect(cookie).toMatch(/^__Host-device_id=[\w-]{43}; Max-Age=31536000; /);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
  expect(cookie).not.toContain('Domain');
  const database = await openDatabase(testMongoUri(), accounts[0]?.env.MONGODB_DB ?? '');
  const { devices } = await database.dump();
  await database.close();
  expect(devices.length).toBeGreaterThan(0);
  expect(JSON.stringify(devices)).not.toContain(deviceOf(browser));
});
