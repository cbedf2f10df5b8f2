import { spawnSync } from 'node:child_process';
import { findFreePort } from '@datewright/platform/free-port';
import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { startService } from '@datewright/testkit/service-process';
import { demoMembers, demoPassword } from '../src/use-cases/operations/demo-members.ts';
import { accountEnv, startAccounts } from './support/account-service.ts';
import { Browser, send } from './support/browser.ts';
import { openDatabase } from './support/database.ts';
import { startInbox } from './support/inbox.ts';
import { newEmail, signInAs, tokenInMail } from './support/member.ts';

const root = `${__dirname}/..`;
const run = (file: string, env: Record<string, string>, ...given: string[]) =>
  spawnSync(process.execPath, [`${root}/src/${file}`, ...given], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
const settings = (own: Record<string, string> = {}): Record<string, string> => ({
  ...accountEnv(),
  NODE_ENV: 'test',
  PORT: '0',
  LOG_LEVEL: 'silent',
  PUBLIC_ORIGIN: 'http://datewright.test',
  MONGODB_URI: testMongoUri(),
  ...own,
});

test('When secrets are missing, then the service does not start and names them', () => {
  const { status, stderr } = run('main.ts', { NODE_ENV: 'production', PORT: '0' });
  expect(status).toBe(1);
  for (const name of [
    'MONGODB_URI',
    'SERVICE_TOKENS',
    'SMTP_URL',
    'MAIL_FROM',
    'KEY_SECRET',
    'GOOGLE_CLIENT_SECRET',
    'PUBLIC_ORIGIN',
  ]) {
    expect(stderr).toContain(`${name} is missing`);
  }
  for (const name of ['TRUST_PROXY_HOPS', 'OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL']) {
    expect(stderr).toContain(`${name} is missing: production has no default`);
  }
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('When a secret is too short, then the service does not start', () => {
  expect(run('main.ts', settings({ KEY_SECRET: 'short' })).stderr).toContain(
    'KEY_SECRET must have at least 32 characters',
  );
  const weak = run('main.ts', settings({ SERVICE_TOKENS: 'chatpad=short' }));
  expect([weak.status, weak.stderr.includes('SERVICE_TOKENS')]).toEqual([1, true]);
  expect(weak.stderr).toContain('SERVICE_TOKENS must have at least 16 characters');
  expect(weak.stderr).not.toContain('=short');
});

test('When the database does not answer, then the service says so in one sentence and does not start', () => {
  const { status, stderr } = run(
    'main.ts',
    settings({ MONGODB_URI: 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=200' }),
  );
  expect([status, stderr]).toEqual([
    1,
    "Can't start: no connection to the database of MONGODB_URI (MongooseServerSelectionError).\n",
  ]);
});

test('When demo members are created twice, then each can sign in on their plan, renewed if it had expired', async () => {
  const env = settings();
  expect(run('commands/seed-demo.ts', env).status).toBe(0);
  const account = await startService('account', { ...env, PORT: String(await findFreePort()) });
  const tiers = async () => {
    const found = [];
    for (const { email } of demoMembers) {
      const browser = new Browser(account.url);
      await browser.signIn(email, demoPassword);
      const { accessToken } = (await browser.token()).body;
      found.push((await browser.profile(accessToken, 'getUserProfile')).body.subscription.tier);
    }
    return found;
  };
  expect(await tiers()).toEqual(['free', 'weekly', 'monthly']);

  const database = await openDatabase(testMongoUri(), env.MONGODB_DB ?? '');
  const longAgo = { 'subscription.periodEnd': new Date('2020-01-01') };
  await database.collection('users').updateMany({ 'subscription.tier': { $exists: true } }, { $set: longAgo });
  expect(await tiers()).toEqual(['free', 'free', 'free']);
  expect(run('commands/seed-demo.ts', env).status).toBe(0);
  expect(await tiers()).toEqual(['free', 'weekly', 'monthly']);
  expect(await database.collection('users').countDocuments()).toBe(3);
  await database.close();
  await account.stop();
});

test('When support looks up a member, then it sees plan, balances and ledger lines; an unknown address finds nothing', async () => {
  const env = settings();
  run('commands/seed-demo.ts', env);
  const told = run('commands/explain-member.ts', env, 'Starter@datewright.test');
  expect(JSON.parse(told.stdout)).toMatchObject({
    plan: 'Starter',
    subscription: { tier: 'weekly' },
    balances: { chatpad: { available: 1000 } },
    ledger: [],
  });
  expect(told.stdout).not.toContain('passwordHash');
  const nobody = run('commands/explain-member.ts', env, 'nobody@example.com');
  expect([nobody.status, nobody.stderr.trim()]).toEqual([1, 'There is no member with that address or id.']);
});

test('In production no demo members are created', () => {
  const { status, stderr } = run('commands/seed-demo.ts', settings({ NODE_ENV: 'production', TRUST_PROXY_HOPS: '1' }));
  expect(status).toBe(1);
  expect(stderr).toContain('not made in production');
});

test('When the mail server is down, then sign-up works, and the mail arrives once it is back', async () => {
  const port = await findFreePort();
  const [account] = await startAccounts(1, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  if (!account) throw new Error('not started');
  const email = newEmail();
  const browser = new Browser(account.url);
  expect((await browser.signUp(email)).status).toBe(200);
  while (!account.output().includes('mail not sent')) await new Promise((resolve) => setTimeout(resolve, 20));

  const inbox = await startInbox(port);
  const mail = await inbox.waitFor(email);
  expect((await browser.redeem(tokenInMail(mail.text))).status).toBe(200);
  expect(account.output()).not.toContain(email);
  await signInAs(account.url, email);
  await account.stop();
  await inbox.stop();
});

test('An operator can read health, version, metrics and OpenAPI', async () => {
  const [account] = await startAccounts(1);
  if (!account) throw new Error('not started');
  const get = (path: string) => send(account.url + path, { method: 'GET' });
  expect((await get('/livez')).body).toEqual({ status: 'live' });
  expect((await get('/readyz')).body).toEqual({ status: 'ready' });
  expect((await get('/version')).body).toMatchObject({ service: 'account' });
  const { paths } = (await get('/v1/account/openapi.json')).body;
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/functions/v1/auth-service', '/v1/account/session']));
  expect(Object.keys(paths).filter((path) => path.startsWith('/internal'))).toEqual([]);
  await new Browser(account.url).signIn(newEmail());
  const metrics = await (await fetch(`${account.url}/metrics`)).text();
  expect(metrics).toMatch(/datewright_sign_ins_total\{outcome="invalid_credentials"[^}]*\} 1/);
  await account.stop();
});
