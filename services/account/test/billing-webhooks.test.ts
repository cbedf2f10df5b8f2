import type { ServiceProcess } from '@datewright/testkit/service-process';
import mongoose from 'mongoose';
import { startAccounts } from './support/account-service.ts';
import { postBytes, postEvent, signatureOf, unknownCustomerEvent } from './support/webhook.ts';

let first: ServiceProcess;
let second: ServiceProcess;
let connection: mongoose.Connection;

beforeAll(async () => {
  [first, second] = (await startAccounts(2)) as [ServiceProcess, ServiceProcess];
  connection = await mongoose
    .createConnection(first.env.MONGODB_URI as string, { dbName: first.env.MONGODB_DB ?? '' })
    .asPromise();
});
afterAll(async () => {
  await connection.close();
  await Promise.all([first.stop(), second.stop()]);
});

const recorded = (_id: string) =>
  connection
    .collection('billingEvents')
    .find({ _id } as object)
    .toArray();

test('When an event was signed just now, then it is accepted and recorded as handled', async () => {
  const event = unknownCustomerEvent();
  expect(await postEvent(first.url, event)).toEqual({ status: 200, body: { received: true } });
  expect(await recorded(event.id)).toMatchObject([{ type: event.type, handledAt: expect.any(Date) }]);
});

test.each([
  ['is signed with another secret', { secret: 'whsec_of_somebody_else' }],
  ['was signed more than five minutes ago', { off: -310 }],
  ['is signed for a time more than five minutes ahead', { off: 310 }],
])('When an event %s, then it is refused and nothing is recorded', async (_case, signing) => {
  const event = unknownCustomerEvent();
  const answer = await postEvent(first.url, event, signing);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'webhook_refused' } } });
  expect(await recorded(event.id)).toEqual([]);
});

test('When the clocks differ by less than five minutes, then the event is accepted', async () => {
  for (const off of [-290, 290]) expect((await postEvent(first.url, unknownCustomerEvent(), { off })).status).toBe(200);
});

test.each([
  ['no signature', {}],
  ['an empty one', { 'stripe-signature': '' }],
  ['one without a time', { 'stripe-signature': 'v1=00ff' }],
  ['one of another scheme', { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v0=00ff` }],
])('When an event has %s, then it is refused', async (_case, headers) => {
  const answer = await postBytes(first.url, JSON.stringify(unknownCustomerEvent()), headers as Record<string, string>);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'webhook_refused' } } });
});

test('When a signature has two timestamps, then it is refused, because the library would use the last one', async () => {
  const event = JSON.stringify(unknownCustomerEvent());
  const [now, signed = ''] = [Math.floor(Date.now() / 1000), signatureOf(event, { off: 3600 })];
  const answer = await postBytes(first.url, event, { 'stripe-signature': `t=${now},${signed}` });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'webhook_refused' } } });
});

test.each([
  ['no data', { data: undefined }],
  ['data without an object', { data: {} }],
  ['an object that is a text', { data: { object: 'subscription' } }],
  ['no id', { id: undefined }],
  ['a type that is a number', { type: 7 }],
])('When a signed event has %s, then it is refused with the right error', async (_case, changes) => {
  const answer = await postEvent(first.url, { ...unknownCustomerEvent(), ...changes });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
});

test.each(['null', '7', '"event"', '[]'])(
  'When %s is signed instead of an event, then it is refused',
  async (payload) => {
    const answer = await postBytes(first.url, payload, { 'stripe-signature': signatureOf(payload) });
    expect(answer.status).toBe(400);
  },
);

test('When a byte of a signed event was changed in transit, then it is refused', async () => {
  const event = JSON.stringify(unknownCustomerEvent());
  const signature = signatureOf(event);
  const answer = await postBytes(first.url, event.replace('nobody', 'mallory'), { 'stripe-signature': signature });
  expect(answer.body.error.code).toBe('webhook_refused');
  expect((await postBytes(first.url, event, { 'stripe-signature': signature })).status).toBe(200);
});

test('When two instances receive the same event twenty times at once, then it is recorded once', async () => {
  const event = unknownCustomerEvent();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => postEvent(index % 2 ? first.url : second.url, event)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await recorded(event.id)).toHaveLength(1);
});

test('When the provider does not answer, then a customer’s event is not acknowledged as handled, and stays to be handled', async () => {
  const customerId = 'cus_while_silent';
  await connection
    .collection('users')
    .insertOne({ _id: 'silent', email: 'silent@example.com', subscription: null, billing: { customerId } } as object);
  const event = unknownCustomerEvent();
  event.data.object.customer = customerId;
  const answer = await postEvent(first.url, event);
  expect(answer).toMatchObject({ status: 503, body: { error: { code: 'payment_unavailable' } } });
  expect(await recorded(event.id)).toMatchObject([{ customerId, handledAt: null }]);
});
