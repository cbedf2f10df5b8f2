import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { card, cards, pro, type StripeSandbox, startStripe } from './support/stripe.ts';
import { startReceiver } from './support/webhook-receiver.ts';

let folder: string;
let file: string;
let running: StripeSandbox[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stripe-state-'));
  file = join(folder, 'deeper', 'stripe.json');
});
afterEach(async () => {
  for (const sandbox of running) await sandbox.stop();
  running = [];
  await rm(folder, { recursive: true, force: true });
});
async function start(env: Record<string, string> = {}) {
  const sandbox = await startStripe({ STRIPE_STATE_FILE: file, ...env });
  running.push(sandbox);
  return sandbox;
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('State survives a restart, and even a power cut', async () => {
  const before = await start();
  const { customer, subscription } = await before.subscriber(pro);
  const open = await before.openCheckout(customer);
  await before.moveClock({ advanceSeconds: 3600 });
  await before.submit(open.url ?? '', card('4111 1111 1111 1111'));
  await pause(400);
  await before.kill();
  expect(await readFile(file, 'utf8')).not.toContain('4111111111111111');

  const after = await start();
  expect((await after.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  expect((await after.now()).getTime() - Date.now()).toBeGreaterThan(3_500_000);
  expect((await after.stripe.prices.list()).data).toHaveLength(3);
  expect((await after.submit(open.url ?? '', cards.pays)).status).toBe(303);
  expect((await after.stripe.subscriptions.list({ customer })).data).toHaveLength(2);
});

test('An event that was not delivered before a restart is delivered after it', async () => {
  const receiver = await startReceiver();
  const env = { STRIPE_WEBHOOK_URL: receiver.url, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
  const before = await start(env);
  receiver.answerNext(503);
  await before.stripe.customers.create({ email: 'kept@example.com' });
  await waitUntil(() => receiver.received.length === 1);
  await before.stop();

  const after = await start(env);
  await waitUntil(() => receiver.received.length === 2);
  expect(receiver.received[1]?.event.id).toBe(receiver.received[0]?.event.id);
  expect((await after.stripe.webhookEndpoints.list()).data).toHaveLength(1);
  await after.stop();
  const moved = await start({ ...env, STRIPE_WEBHOOK_URL: `${receiver.url}/elsewhere` });
  const { data } = await moved.stripe.webhookEndpoints.list();
  expect(data.map(({ url }) => url)).toEqual([`${receiver.url}/elsewhere`]);
  await receiver.stop();
});

test('An unreadable state file is reported, and the sandbox starts empty', async () => {
  const first = await start();
  await first.stripe.customers.create({ email: 'gone@example.com' });
  await first.stop();
  expect(JSON.parse(await readFile(file, 'utf8')).customers).toHaveLength(1);
  await writeFile(file, '{"customers": [{"id"');
  const second = await start();
  expect((await second.stripe.customers.list()).data).toHaveLength(0);
  expect((await second.stripe.prices.list()).data).toHaveLength(3);
});

test('The developer page lists customers and subscriptions, and its buttons work', async () => {
  const sandbox = await start();
  await sandbox.subscriber(pro);
  const page = await sandbox.page('/stripe');
  for (const text of ['anna@example.com', 'Pro €24.99', 'active', '4242 4242 4242 4242', '+1 month', '/inbox']) {
    expect(page).toContain(text);
  }
  const answer = await sandbox.submit('/stripe/clock', { advanceSeconds: '604800' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/stripe']);
  await sandbox.submit('/stripe/behaviour', { events: 'drop', seconds: '2' });
  expect(await (await fetch(`${sandbox.url}/stripe/behaviour`)).json()).toMatchObject({
    events: 'drop',
    api: { api: 'ok' },
  });
  expect(await sandbox.page('/inbox')).toContain('href="/stripe"');
});
