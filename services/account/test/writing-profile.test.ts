import type { ServiceProcess } from '@datewright/testkit/service-process';
import { startAccounts } from './support/account-service.ts';
import type { Browser } from './support/browser.ts';
import { type Inbox, startInbox } from './support/inbox.ts';
import { joinAsMember } from './support/member.ts';
import { addMember, createTestContext } from './support/test-context.ts';

let inbox: Inbox;
let account: ServiceProcess;
beforeAll(async () => {
  inbox = await startInbox();
  [account] = (await startAccounts(1, { SMTP_URL: inbox.url })) as [ServiceProcess];
});
afterAll(async () => {
  await account?.stop();
  await inbox?.stop();
});

const join = () => joinAsMember(account.url, inbox);
const path = '/v1/account/writing-profile';
const read = async (browser: Browser) => (await browser.call(path, undefined, {}, 'GET')).body;
const save = (browser: Browser, body: object) => browser.call(path, body, {}, 'PUT');

test('A member saves how they write in parts, reads it in any browser, and exports and deletes it', async () => {
  const { browser, accessToken } = await join();
  expect(await read(browser)).toEqual({ voice: '', about: [], updatedAt: null });
  await save(browser, { voice: '  haha ok 😄  ', about: [' Győrben élek ', 'I’m a nurse'] });
  const saved = { voice: 'haha ok 😄', about: ['Győrben élek', 'I’m a nurse'], updatedAt: expect.any(String) };
  expect(await read(browser)).toEqual(saved);

  expect((await save(browser, { voice: 'jó 👍' })).body).toEqual({ ...saved, voice: 'jó 👍' });
  const authorization = `Bearer ${accessToken}`;
  const exported = await browser.call('/v1/account/member-data', undefined, { authorization }, 'GET');
  expect(exported.body.data.writingProfile).toEqual({ ...saved, voice: 'jó 👍' });

  const empty = { voice: '', about: [], updatedAt: expect.any(String) };
  expect((await browser.call(path, undefined, {}, 'DELETE')).body).toEqual(empty);
  expect(await read(browser)).toEqual(empty);
});

test('No member reads or changes the profile of another, and a visitor none', async () => {
  const [ann, bo] = [await join(), await join()];
  await save(ann.browser, { voice: 'hey there' });
  expect(await read(bo.browser)).toMatchObject({ voice: '', updatedAt: null });
  await bo.browser.call(path, undefined, {}, 'DELETE');
  expect(await read(ann.browser)).toMatchObject({ voice: 'hey there' });
  const { browser } = ann;
  browser.cookies.clear();
  expect((await save(browser, { voice: 'mine now' })).status).toBe(401);
  expect((await read(browser)).error.code).toBe('not_signed_in');
});

test.each([
  ['a sample over 2,000 characters', { voice: 'a'.repeat(2001) }],
  ['a fact over 120 characters', { about: ['a'.repeat(121)] }],
  ['an empty fact', { about: ['nurse', '  '] }],
  ['more than 12 facts', { about: Array.from({ length: 13 }, (_, at) => `fact ${at}`) }],
  ['facts that are no texts', { about: [{ $gt: '' }] }],
])('A profile with %s is refused', async (_, body) => {
  const { browser } = await join();
  expect((await save(browser, body)).body.error.code).toBe('invalid_request');
  const most = { voice: 'á'.repeat(2000), about: Array.from({ length: 12 }, () => 'ő'.repeat(120)) };
  expect((await save(browser, most)).body).toMatchObject(most);
});

test('A deleted account loses the profile at once, and a late request stores none', async () => {
  const ctx = await createTestContext('2026-11-24T10:00:00Z');
  const { _id, email } = await addMember(ctx);
  const updatedAt = new Date(ctx.clock.now);
  await ctx.users.setWriting(_id, { voice: 'hey', about: ['nurse'], updatedAt });
  const record = { reference: _id, requestedAt: updatedAt, email, planEndedAt: null, waiting: [], erased: [] };
  expect((await ctx.deletions.start(_id, record))?.writing).toBeUndefined();
  expect(await ctx.users.setWriting(_id, { voice: 'again', updatedAt })).toBeNull();
  expect((await ctx.users.findById(_id))?.writing).toBeUndefined();
  await ctx.close();
});
