import { contactIntents } from '@datewright/contracts/marketing/contact-form';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { testOrigin } from '@datewright/testkit/service-process';
import { createConnection } from 'mongoose';
import { getContactSubject } from '../src/rules/contact-subject.ts';
import { type MarketingWithMail, startWithMail } from './support/start-marketing.ts';

const support = 'support@datewright.test';
let desk: MarketingWithMail;
beforeAll(async () => {
  desk = await startWithMail();
});
afterAll(() => desk?.stop());

const form = {
  name: 'Anna Nagy',
  email: 'anna@example.com',
  intent: 'billing',
  message: 'Hello,\n\nwhere is my invoice?',
  channel: 'email',
  consent: true,
};
const send = (more: object = {}, headers?: Record<string, string>) =>
  desk.send('/functions/v1/contact-form', { ...form, ...more }, headers);
const toSupport = async (number: string) =>
  (await desk.mailsTo(support)).filter(({ subject }) => subject.includes(number));
const arrived = (number: string) => waitUntil(async () => (await toSupport(number))[0]);

test('Mails a message to support, which can reply to the sender, and the number to the sender', async () => {
  const { status, body } = await send({ path: '/pricing', plan: 'free' });
  expect({ status, ...body }).toEqual({ status: 200, ok: true, success: true, number: expect.stringMatching(/^DW-/) });
  const mail = await arrived(body.number);
  expect(mail.subject).toBe(`[${body.number}] Billing and payments: Anna Nagy`);
  expect(mail.headers['reply-to']).toBe(form.email);
  expect(mail.text).toContain('where is my invoice?');
  expect(mail.text).toContain('path: /pricing');
  const copy = await waitUntil(async () => (await desk.mailsTo(form.email))[0]);
  expect(copy.subject).toContain(body.number);
  // A stranger's address can't be used to send them text.
  expect(copy.text).not.toContain('invoice');
});

test('Accepts the form of a page without scripts and redirects back to the contact page', async () => {
  const post = async (fields: Record<string, string>, origin = testOrigin) => {
    const response = await fetch(`${desk.marketing.url}/functions/v1/contact-form`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'x-forwarded-for': '203.0.113.77' },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, to: response.headers.get('location') };
  };
  const fields = { ...form, name: 'No Script', message: 'Sent without scripts.', consent: 'true', company: '' };
  expect(await post(fields)).toEqual({ status: 303, to: '/contact?sent=yes' });
  const mail = await waitUntil(async () =>
    (await desk.mailsTo(support)).find(({ text }) => text.includes('without scripts')),
  );
  expect(mail.subject).toContain('No Script');
  const { consent: _none, ...unticked } = fields;
  expect(await post(unticked)).toEqual({ status: 303, to: '/contact?sent=no' });
  expect(await post(fields, 'https://evil.example')).toEqual({ status: 303, to: '/contact?sent=no' });
});

test('Refuses a blank name and an address without a domain', async () => {
  const { status } = await send({ name: '   ' });
  expect(status).toBe(400);
  for (const email of ['kim@localhost', 'foo', 'a@b..com']) expect((await send({ email })).status).toBe(400);
});

test('Takes the subject from the intent, and treats any other as a general inquiry', () => {
  expect([...contactIntents, 'constructor', ''].map(getContactSubject)).toEqual([
    'Pre-purchase question',
    'Billing and payments',
    'Technical support',
    'Partnership or press',
    'General inquiry',
    'General inquiry',
  ]);
});

test('Treats an unknown intent as a general inquiry', async () => {
  const { body } = await send({ intent: 'constructor' });
  expect((await arrived(body.number)).subject).toContain('General inquiry');
});

test('Adds no recipient or header from a name with line breaks', async () => {
  const name = 'Anna\r\nBcc: victim@example.com\r\n\r\nBuy this';
  const { body } = await send({ name, email: 'eve@example.com' });
  const mail = await arrived(body.number);
  expect(mail.to).toEqual([support]);
  expect(mail.headers.bcc).toBeUndefined();
  expect(await desk.mailsTo('victim@example.com')).toEqual([]);
  for (const email of ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', '"a" <a@example.com>'])
    expect((await send({ email })).status).toBe(400);
});

test('Answers a filled-in honeypot as usual and sends nothing', async () => {
  const { status, body } = await send({ company: 'Spam Ltd', email: 'bot@example.com' });
  expect([status, body.success, typeof body.number]).toEqual([200, true, 'string']);
  const after = await send({ email: 'later@example.com' });
  await arrived(after.body.number);
  expect(await toSupport(body.number)).toEqual([]);
});

test('Delivers a form that is sent twice once, and refuses another message under its id', async () => {
  const twice = { operationId: 'one-opening-1', email: 'twice@example.com' };
  const [first, second] = await Promise.all([send(twice), send(twice)]);
  expect(first.body.number).toBe(second.body.number);
  await arrived(first.body.number);
  expect(await send({ ...twice, message: 'Something else' })).toMatchObject({
    status: 409,
    body: { error: { code: 'operation_conflict' } },
  });
  expect(await toSupport(first.body.number)).toHaveLength(1);
});

test('Keeps a message while the mail server refuses it, and sends it after the outage', async () => {
  await desk.mailServer('refuse');
  const { status, body } = await send({ email: 'patient@example.com' });
  expect(status).toBe(200);
  const { MONGODB_URI = '', MONGODB_DB = '' } = desk.marketing.env;
  const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
  const outbox = connection.collection<{ _id: string }>('outbox');
  const refused = { _id: `contact:${body.number}:support`, sentAt: null, tries: { $gt: 0 } };
  await waitUntil(async () => outbox.findOne(refused));
  expect(await toSupport(body.number)).toEqual([]);
  await desk.mailServer('accept');
  // Retries now instead of in a minute.
  await outbox.updateOne(refused, { $set: { takenUntil: new Date(0) } });
  await connection.close();
  await arrived(body.number);
});

test('Limits messages to five a day per address', async () => {
  const statuses = [];
  for (let time = 0; time < 6; time++) statuses.push((await send({ email: 'many@example.com' })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
