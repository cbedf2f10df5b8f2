import { findFreePort } from '@datewright/platform/free-port';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import Stripe from 'stripe';
import { type StripeSandbox, startStripe } from './support/stripe.ts';
import { startReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

const secret = 'whsec_only_for_this_test';
let receiver: WebhookReceiver;
let sandbox: StripeSandbox;
beforeAll(async () => {
  receiver = await startReceiver();
  sandbox = await startStripe({ STRIPE_WEBHOOK_URL: receiver.url, STRIPE_WEBHOOK_SECRET: secret });
});
afterAll(async () => {
  await sandbox.stop();
  await receiver.stop();
});

const switchEvents = (events: string, seconds = 1) => sandbox.post('/stripe/behaviour', { events, seconds });
const quiet = async () => {
  let seen = -1;
  await waitUntil(async () => {
    const before = seen;
    seen = receiver.received.length;
    await new Promise((resolve) => setTimeout(resolve, 150));
    return seen === before;
  });
};
beforeEach(async () => {
  await switchEvents('deliver');
  await quiet();
  receiver.received.length = 0;
});

const touch = (name: string) => sandbox.stripe.customers.create({ email: 'hook@example.com', name });
const names = () => receiver.received.map(({ event }) => (event.data.object as Stripe.Customer).name);

interface ObservedDelivery {
  event: string;
  type: string;
  state: string;
  attempts: { status: number | null; error: string | null }[];
}
const deliveries = async (event: string): Promise<ObservedDelivery[]> => {
  const all = (await (await fetch(`${sandbox.url}/stripe/deliveries`)).json()).deliveries as ObservedDelivery[];
  return all.filter((one) => one.event === event);
};

test('Each event has a signature that the real SDK accepts, and is the one that the API returns', async () => {
  await sandbox.subscriber();
  await waitUntil(() => receiver.types().includes('checkout.session.completed'));
  await quiet();
  for (const { payload, signature } of receiver.received) {
    const event = Stripe.webhooks.constructEvent(payload, signature, secret);
    expect(event.api_version).toBe(Stripe.API_VERSION);
    expect(() => Stripe.webhooks.constructEvent(payload, signature, 'whsec_wrong')).toThrow();
  }
  expect(receiver.types()).toEqual(
    expect.arrayContaining([
      'customer.created',
      'customer.subscription.created',
      'customer.subscription.updated',
      'payment_method.attached',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
    ]),
  );
  const completed = receiver.received.find(({ event }) => event.type === 'checkout.session.completed')?.event;
  const told = await sandbox.stripe.events.retrieve(completed?.id ?? '');
  expect(told.data.object).toEqual(completed?.data.object);
  const update = receiver.received.find(({ event }) => event.type === 'customer.subscription.updated')?.event;
  expect(update?.data.previous_attributes).toBeDefined();
  const { data } = await sandbox.stripe.events.list({ type: 'customer.subscription.*' });
  expect(data.every(({ type }) => type.startsWith('customer.subscription.'))).toBe(true);
});

test('An event is retried until it is accepted', async () => {
  receiver.answerNext(500, 500);
  await touch('stubborn');
  await waitUntil(() => receiver.received.length === 3);
  const [first, ...rest] = receiver.received;
  expect(rest.every(({ event }) => event.id === first?.event.id)).toBe(true);
  await waitUntil(async () => (await deliveries(first?.event.id ?? ''))[0]?.state === 'delivered');
  const [seen] = await deliveries(first?.event.id ?? '');
  expect(seen?.attempts.map(({ status }) => status)).toEqual([500, 500, 200]);
  expect((await sandbox.stripe.events.retrieve(first?.event.id ?? '')).pending_webhooks).toBe(0);
});

test('In `duplicate` mode it sends each event twice', async () => {
  await switchEvents('duplicate');
  await touch('twice');
  await waitUntil(() => receiver.received.length === 2);
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
});

test('In `reorder` mode it sends the newest first', async () => {
  await switchEvents('reorder', 0.4);
  for (const name of ['1', '2', '3']) await touch(name);
  await waitUntil(() => receiver.received.length === 3);
  expect(names()).toEqual(['3', '2', '1']);
});

test('In `delay` mode it waits first', async () => {
  await switchEvents('delay', 0.5);
  const started = performance.now();
  await touch('late');
  await waitUntil(() => receiver.received.length === 1);
  expect(performance.now() - started).toBeGreaterThan(490);
});

test('In `drop` mode it sends nothing; the event can be found, and can be resent by hand', async () => {
  await switchEvents('drop');
  await touch('lost');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(receiver.received).toHaveLength(0);
  const [event] = (await sandbox.stripe.events.list({ type: 'customer.created' })).data;
  expect(await deliveries(event?.id ?? '')).toMatchObject([{ state: 'dropped', attempts: [] }]);
  await sandbox.post(`/stripe/events/${event?.id}/resend`, {});
  await waitUntil(() => receiver.received.length === 1);
  expect(names()).toEqual(['lost']);
});

test('A year in one jump delivers every event, a few at a time', async () => {
  const { subscription } = await sandbox.subscriber();
  await quiet();
  receiver.received.length = 0;
  await sandbox.moveClock({ advanceSeconds: 364 * 24 * 60 * 60 + 60 });
  const ofIt = () =>
    receiver.received.filter(
      ({ event }) =>
        event.type === 'invoice.paid' && event.data.object.parent?.subscription_details?.subscription === subscription,
    );
  await waitUntil(() => ofIt().length === 52);
  await quiet();
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(receiver.received.length);
  expect(receiver.peak()).toBeLessThanOrEqual(25);
});

test('An endpoint created by the API gets the events that it asked for, with a secret that is shown once', async () => {
  const other = await startReceiver();
  try {
    const made = await sandbox.stripe.webhookEndpoints.create({ url: other.url, enabled_events: ['customer.updated'] });
    expect(made.secret).toMatch(/^whsec_/);
    expect((await sandbox.stripe.webhookEndpoints.retrieve(made.id)).secret).toBeUndefined();
    const { id } = await touch('watched');
    await sandbox.stripe.customers.update(id, { name: 'seen' });
    await waitUntil(() => other.received.length === 1);
    const [{ payload, signature } = { payload: '', signature: '' }] = other.received;
    expect(Stripe.webhooks.constructEvent(payload, signature, made.secret ?? '').type).toBe('customer.updated');
    await sandbox.stripe.webhookEndpoints.update(made.id, { disabled: true });
    await sandbox.stripe.customers.update(id, { name: 'unseen' });
    await sandbox.stripe.webhookEndpoints.del(made.id);
    expect((await sandbox.stripe.webhookEndpoints.list()).data).toHaveLength(1);
    expect(other.received).toHaveLength(1);
  } finally {
    await other.stop();
  }
});

test('When nobody listens, the failure is recorded and the API continues', async () => {
  const url = `http://127.0.0.1:${await findFreePort()}/none`;
  const { id } = await sandbox.stripe.webhookEndpoints.create({ url, enabled_events: ['customer.created'] });
  await touch('alone');
  const [event] = (await sandbox.stripe.events.list({ type: 'customer.created' })).data;
  await waitUntil(async () => (await deliveries(event?.id ?? '')).some(({ attempts }) => attempts[0]?.status === null));
  await sandbox.stripe.webhookEndpoints.del(id);
});
