import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { type ServiceProcess, startService, testOrigin } from '@datewright/testkit/service-process';
import { decodeProtectedHeader } from 'jose';
import { accountEnv } from './support/account-service.ts';
import { Browser } from './support/browser.ts';
import { chooseGoogleAccount, startGoogle, startGoogleSignIn } from './support/google-sign-in.ts';
import { type Inbox, startInbox } from './support/inbox.ts';
import { joinAsMember, newEmail } from './support/member.ts';

const oldKey = 'the-old-secret-that-only-tests-know-0123456789';
const newKey = 'the-new-secret-that-only-tests-know-0123456789';

let inbox: Inbox;
let google: Awaited<ReturnType<typeof startGoogle>>;
let env: Record<string, string>;
let running: ServiceProcess | undefined;
beforeAll(async () => {
  inbox = await startInbox();
  google = await startGoogle();
});
beforeEach(async () => {
  // Browsers find every process at the same address.
  env = accountEnv({ SMTP_URL: inbox.url, PORT: String(await findFreePort()), ...google.env });
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(async () => {
  await google.sandbox.stop();
  await inbox.stop();
});

async function restart(KEY_SECRET: string): Promise<ServiceProcess> {
  await running?.stop();
  running = await startService('account', { ...env, KEY_SECRET });
  return running;
}
const whole = (KEY_SECRET: string): Record<string, string> => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PUBLIC_ORIGIN: testOrigin,
  MONGODB_URI: testMongoUri(),
  ...env,
  KEY_SECRET,
});
const run = (script: string, KEY_SECRET: string) =>
  spawnSync(process.execPath, [join(__dirname, '../src', script)], {
    env: { PATH: process.env.PATH, ...whole(KEY_SECRET) },
    encoding: 'utf8',
    timeout: 30_000,
  });
const reencrypt = (KEY_SECRET: string) => {
  const { status, stdout } = run('commands/reencrypt.ts', KEY_SECRET);
  return { status, lines: stdout.trim().split('\n') };
};

test('While the previous KEY_SECRET is named, nobody is signed out and sign-ins with Google complete; then it can go', async () => {
  const old = await restart(oldKey);
  const member = await joinAsMember(old.url, inbox);
  const [during, after] = [new Browser(old.url), new Browser(old.url)];
  const [firstSignIn, secondSignIn] = [await startGoogleSignIn(during), await startGoogleSignIn(after)];
  const publishedKeys = async () => (await fetch(`${old.url}/v1/account/jwks.json`)).json();
  const keys = await publishedKeys();
  const kid = async () => decodeProtectedHeader((await member.browser.token()).body.accessToken).kid;
  const signedBy = await kid();
  const signIn = async (browser: Browser, question: URL) => {
    await browser.visit(await chooseGoogleAccount(question, { email: newEmail() }));
    return (await browser.session()).body.user !== null;
  };

  await restart(`${newKey}|${oldKey}`);
  expect([await publishedKeys(), await kid()]).toEqual([keys, signedBy]);
  expect((await member.browser.profile(member.accessToken, 'getUserProfile')).status).toBe(200);
  expect(await signIn(during, firstSignIn)).toBe(true);

  // Beside the running service.
  expect(reencrypt(`${newKey}|${oldKey}`)).toEqual({
    status: 0,
    lines: [
      'signingKeys: 1 encrypted with the current key, 0 already were, 0 changed meanwhile, 0 open with neither key.',
      'googleFlows: 1 encrypted with the current key, 0 already were, 0 changed meanwhile, 0 open with neither key.',
    ],
  });
  expect(reencrypt(`${newKey}|${oldKey}`).lines).toEqual([
    'signingKeys: 0 encrypted with the current key, 1 already were, 0 changed meanwhile, 0 open with neither key.',
    'googleFlows: 0 encrypted with the current key, 1 already were, 0 changed meanwhile, 0 open with neither key.',
  ]);
  expect(await kid()).toBe(signedBy);

  await restart(newKey);
  expect([await publishedKeys(), await kid()]).toEqual([keys, signedBy]);
  expect(await signIn(after, secondSignIn)).toBe(true);
});

test('A KEY_SECRET that does not open the stored key is refused at start, and the command leaves the key as it is', async () => {
  await restart(oldKey);
  const { status, lines } = reencrypt(newKey);
  expect([status, lines[0]]).toEqual([
    1,
    'signingKeys: 0 encrypted with the current key, 0 already were, 0 changed meanwhile, 1 open with neither key.',
  ]);
  const refused = run('main.ts', newKey);
  expect([refused.status, refused.stderr]).toEqual([
    1,
    "Can't start: KEY_SECRET does not open the signing key in the database.\n",
  ]);
  await restart(oldKey);
});
