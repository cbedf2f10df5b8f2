import { retentionDays } from '@datewright/contracts/retention-days';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { readConfig } from '@datewright/service-kit/config';
import type { SignedInMember } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import { type Connection, createConnection } from 'mongoose';
import { marketingConfig } from '../src/config.ts';
import { type AppContext, createContext } from '../src/context.ts';
import { eraseMemberData } from '../src/use-cases/erase-member-data.ts';
import { resumeContactMails } from '../src/use-cases/resume-contact-mails.ts';
import { type MarketingWithAccount, startWithAccount } from './support/start-with-account.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

let desk: MarketingWithAccount;
let accounts: Connection;
let kept: Connection;
let open: AppContext | undefined;
/** The context of another process. */
async function createTestContext(): Promise<AppContext> {
  open = await createContext(readConfig(marketingConfig, { ...desk.town.tool.env, LOG_LEVEL: 'silent' }));
  return open;
}
beforeAll(async () => {
  desk = await startWithAccount();
  const databaseOf = ({ MONGODB_URI = '', MONGODB_DB = '' }: Record<string, string>) =>
    createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
  [accounts, kept] = [await databaseOf(desk.town.account.env), await databaseOf(desk.town.tool.env)];
});
afterAll(async () => {
  await Promise.all([accounts?.close(), kept?.close()]);
  await desk?.stop();
});

afterEach(async () => {
  await open?.close();
  open = undefined;
});

let people = 0;
async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  people++;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: testOrigin,
      'x-forwarded-for': `198.51.100.${people}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { status: response.status, body: await response.json(), cookie };
}
const toUs = (path: string, body: unknown) => post(desk.town.tool.url + path, body);
const write = (email: string, message: string) =>
  toUs('/functions/v1/contact-form', { name: 'Ann', email, intent: 'billing', message, consent: true });

/** Subscribes and confirms; newsletter.test.ts tests how. */
async function read(email: string) {
  await toUs('/functions/v1/simple-newsletter', { action: 'subscribe', email });
  const address = email.trim().toLowerCase();
  const confirmed = { state: 'confirmed', confirmedAt: new Date(), forgetAt: null };
  await waitUntil(async () => (await outbox().findOne({ 'mail.to': address, 'mail.subject': /Confirm/ })) !== null);
  await readers().updateOne({ email: address }, { $set: confirmed });
}
const readers = () => kept.collection<{ email: string; askedAt: Date }>('readers');
const contacts = () => kept.collection<{ _id: string; email: string; message: string }>('contacts');
const outbox = () => kept.collection<{ _id: string }>('outbox');

/** Names of collections that contain the address. */
async function named(email: string): Promise<string[]> {
  const found = [];
  for (const { name } of (await kept.db?.listCollections().toArray()) ?? []) {
    const text = JSON.stringify(await kept.collection(name).find().toArray());
    if (text.includes(email)) found.push(name);
  }
  return found;
}

/** Deletes the account and waits until services can ask about it. Returns the reference of the deletion. */
async function deleteAccount({ userId }: SignedInMember, email: string): Promise<string> {
  const { url } = desk.town.account;
  const signedIn = await post(`${url}/functions/v1/auth-service`, {
    action: 'signInWithEmail',
    payload: { email, password: 'correct horse' },
  });
  const { cookie } = signedIn;
  const deleted = await post(`${url}/v1/account/deletion`, { currentPassword: 'correct horse' }, { cookie });
  await accounts
    .collection<{ _id: string }>('users')
    .updateOne({ _id: userId }, { $set: { 'deletion.requestedAt': minutesAgo(2) } });
  return deleted.body.reference;
}
const proofOf = async (reference: string) =>
  (await fetch(`${desk.town.account.url}/v1/account/deletions/${reference}`)).json();
const waitsForUs = (userId: string) =>
  accounts.collection<{ _id: string }>('users').findOne({ _id: userId, 'deletion.waiting': 'marketing' });

/** Moves the subscription and the messages one hour into the past. */
async function makeOlder(email: string) {
  await readers().updateMany({ email }, { $set: { askedAt: minutesAgo(60) } });
  await contacts().updateMany({ email }, { $set: { createdAt: minutesAgo(60) } });
}

test('Exports a member’s newsletter, messages, mails and edits, however the address was typed', async () => {
  const { member, call } = await desk.createEditor();
  const email = await desk.emailOf(member);
  await read(` ${email.toUpperCase()} `);
  await write(email.toUpperCase(), 'Where is my invoice?');
  await write('stranger@example.com', 'Something of a stranger');
  await call('POST', '/admin/posts', { id: 'post-of-mine', title: 'A walk' });
  const { savedAt: _now, ...words } = (await call('GET', '/admin/posts/post-of-mine')).body.draft;
  await call('PUT', '/admin/posts/post-of-mine', { base: 0, content: { ...words, title: 'A walk in the rain' } });

  const { status, body } = await desk.as(await member.signInAgain())('GET', '/member-data');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    newsletter: { state: 'confirmed', source: 'blog', consentVersion: expect.any(String), leftAt: null },
    messages: [{ number: expect.stringMatching(/^DW-/), message: 'Where is my invoice?' }],
    edits: [{ title: 'A walk in the rain', version: 1 }],
  });
  expect(body.data.mails.map(({ subject }: { subject: string }) => subject)).toEqual(
    expect.arrayContaining([
      'Confirm your Datewright newsletter',
      expect.stringMatching(/^We’ve received your message/),
    ]),
  );
  const text = JSON.stringify(body);
  for (const secret of ['token=', 'a stranger', 'links', 'hash']) expect(text).not.toContain(secret);
});

test('Exports a member’s own data without the admin role, but not after the session ended', async () => {
  const member = await desk.createMember();
  const call = desk.as(member.token);
  expect(await call('GET', '/member-data')).toMatchObject({
    status: 200,
    body: { data: { newsletter: null, messages: [], mails: [], edits: [] } },
  });
  expect((await call('GET', '/admin/posts')).status).toBe(403);
  expect((await desk.as('not-a-token')('GET', '/member-data')).status).toBe(401);
  await member.signOut();
  expect((await call('GET', '/member-data')).status).toBe(401);
});

test('Exports nothing of an address that the account has not confirmed', async () => {
  const member = await desk.createMember();
  const email = await desk.emailOf(member);
  await write(email, 'Somebody else wrote this');
  const users = accounts.collection<{ _id: string }>('users');
  await users.updateOne({ _id: member.userId }, { $set: { emailConfirmedAt: null } });
  const { body } = await desk.as(member.token)('GET', '/member-data');
  expect(body.data).toMatchObject({ newsletter: null, messages: [], mails: [] });
});

test('Erases a deleted account’s newsletter, messages and pending mails, also after an outage of this service', async () => {
  const { member, call } = await desk.createEditor();
  const [email, other] = [await desk.emailOf(member), 'other-reader@example.com'];
  for (const one of [email.toUpperCase(), other]) {
    await read(one);
    await write(one, 'Where is my invoice?');
  }
  await call('POST', '/admin/posts', { id: 'post-that-stays', title: 'A walk' });
  const mail = { to: email, subject: 'An issue', text: 'x', html: 'x' };
  const waits = { mail, bulk: true, createdAt: new Date(), sentAt: null, takenUntil: new Date(), tries: 0 };
  await makeOlder(email);
  const message = await contacts().findOne({ email });
  await desk.town.tool.kill();
  await outbox().insertOne({ _id: 'issue:1:reader', ...waits } as never);
  expect((await named(email)).sort()).toEqual(['contacts', 'outbox', 'readers']);

  const reference = await deleteAccount(member, email);
  expect((await proofOf(reference)).waiting).toEqual(['marketing', 'account']);
  const twins = await Promise.all([desk.town.startReplica(), desk.town.startReplica()]);
  await waitUntil(async () => (await waitsForUs(member.userId)) === null);

  expect(await named(email)).toEqual([]);
  expect(await named(member.userId)).toEqual(['rateLimits']);
  expect((await named(other)).sort()).toEqual(['contacts', 'outbox', 'readers']);
  expect(await kept.collection<{ _id: string }>('posts').findOne({ _id: 'post-that-stays' })).toMatchObject({
    savedBy: null,
  });
  const asked = await outbox()
    .find<{ mail: { text: string } }>({ 'mail.subject': `Please delete: ${message?._id}` })
    .toArray();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.mail.text).toContain('the law requires us to keep them and our answers for 3 years');
  const proof = await proofOf(reference);
  expect(proof).toMatchObject({ waiting: ['account'], erased: [{ service: 'marketing' }] });
  await Promise.all(twins.map((twin) => twin.kill()));
});

test('Keeps requests made after the deletion and those of another address', async () => {
  const ctx = await createTestContext();
  const [before, after] = [minutesAgo(60), minutesAgo(1)];
  const reader = (email: string, askedAt: Date) => ({
    ...{ _id: email, email, state: 'confirmed' as const, source: 'blog', consentVersion: 'x', links: [], issues: [] },
    ...{ askedAt, confirmedAt: askedAt, leftAt: null, forgetAt: null },
  });
  const contact = (_id: string, email: string, createdAt: Date) => ({
    ...{
      _id,
      fingerprint: _id,
      name: 'Ann',
      email,
      subject: 'x',
      message: 'x',
      about: {},
      createdAt,
      postedAt: createdAt,
    },
  });
  await readers().insertMany([
    reader('again@example.com', after),
    reader('now@example.com', before),
    reader('former@example.com', before),
  ] as never);
  await contacts().insertMany([
    contact('DW-1', 'now@example.com', before),
    contact('DW-2', 'now@example.com', after),
  ] as never);
  const requestedAt = minutesAgo(2).toISOString();
  for (const email of ['again@example.com', 'now@example.com', 'now@example.com', undefined]) {
    await eraseMemberData(ctx, { userId: 'gone', requestedAt, ...(email && { email }) });
  }
  const left = async (store: ReturnType<typeof readers | typeof contacts>, ids: string[]) =>
    (await store.find({ _id: { $in: ids } } as never).toArray()).map(({ _id }) => String(_id));
  expect(await left(readers(), ['again@example.com', 'now@example.com', 'former@example.com'])).toEqual([
    'again@example.com',
    'former@example.com',
  ]);
  expect(await left(contacts(), ['DW-1', 'DW-2'])).toEqual(['DW-2']);
});

test('Erases the mails of a message that is deleted while another process queues them', async () => {
  const ctx = await createTestContext();
  const email = 'racing@example.com';
  await contacts().insertOne({
    ...{ _id: 'DW-RACE', fingerprint: 'x', name: 'Ann', email, subject: 'x', message: 'x', about: {} },
    ...{ createdAt: minutesAgo(60), postedAt: null },
  } as never);
  const { listUnmailed: unposted } = ctx.contactMessages;
  ctx.contactMessages.listUnmailed = async (before) => {
    const found = await unposted(before);
    await eraseMemberData(ctx, { userId: 'gone', email, requestedAt: new Date().toISOString() });
    return found;
  };
  await resumeContactMails(ctx);
  expect(await named(email)).toEqual([]);
});

test('Keeps the proof of consent after unsubscribing for the time that the privacy policy states', async () => {
  const indexes = await readers().indexes();
  expect(indexes.find(({ key }) => key.leftAt === 1)?.expireAfterSeconds).toBe(
    retentionDays.newsletterProofs * 24 * 3600,
  );
});
