import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { type DatabaseProxy, startDatabaseProxy } from '@datewright/testkit/database-proxy';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import { startAccounts } from './support/account-service.ts';
import { Browser } from './support/browser.ts';
import { newEmail } from './support/member.ts';

let gate: DatabaseProxy;
let account: ServiceProcess;
beforeAll(async () => {
  gate = await startDatabaseProxy(testMongoUri());
  [account] = (await startAccounts(1, { MONGODB_URI: gate.uri })) as [ServiceProcess];
});
afterAll(async () => {
  gate?.setMode('pass');
  await account?.stop();
  await gate?.stop();
});

/** Seconds, slightly less than the driver would wait by itself. */
const driverTimeoutSeconds = 28;

async function timed<T>(work: Promise<T>) {
  const started = performance.now();
  const answer = await work;
  return { answer, seconds: (performance.now() - started) / 1000 };
}
const ready = async () => (await fetch(`${account.url}/readyz`)).status;
const signIn = () => new Browser(account.url).signIn(newEmail());

test.each([
  ['refuses connections', 'cut'],
  ['does not say a word', 'stall'],
] as const)(
  'When the database %s, then a member reads that the service is unavailable, and readiness fails, before the driver would give up',
  async (_what, state) => {
    expect([(await signIn()).status, await ready()]).toEqual([401, 200]);
    gate.setMode(state);
    const [calls, readiness] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, () => timed(signIn()))),
      waitUntil(async () => (await ready()) === 503),
    ]);
    for (const { answer, seconds } of calls) {
      expect([answer.status, answer.body.error.code]).toEqual([503, 'unavailable']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(seconds).toBeLessThan(driverTimeoutSeconds);
    }
    expect(readiness).toBe(true);
    gate.setMode('pass');
    await waitUntil(async () => (await ready()) === 200);
    expect((await signIn()).status).toBe(401);
  },
);
