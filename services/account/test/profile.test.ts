import { randomUUID } from 'node:crypto';
import { type AccountWithInbox, startAccountWithInbox } from './support/account-with-inbox.ts';
import { createCreditsClient } from './support/credits-client.ts';
import { joinAsMember, type SignedInMember } from './support/member.ts';

let town: AccountWithInbox;
const join = (profile?: object) => joinAsMember(town.account.url, town.inbox, profile);
const ask = ({ browser, accessToken }: SignedInMember, action: string, payload?: object) =>
  browser.profile(accessToken, action, payload);

beforeAll(async () => {
  town = await startAccountWithInbox();
});
afterAll(() => town.stop());

test('When a free member opens the dashboard, then profile, credits and plan are all there', async () => {
  const member = await join({ fullName: 'Ann Lee' });
  const { body } = await ask(member, 'getUserProfile');
  const midnight = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const tomorrow = new Date(Date.parse(midnight) + 86_400_000).toISOString();
  expect(body.profile).toEqual({
    email: member.email,
    full_name: 'Ann Lee',
    limits_reset_date: midnight,
    analyzed_photos_count: 0,
  });
  const full = (limit: number, resetPeriod: string) => ({
    available: limit,
    used: 0,
    total: limit,
    limit,
    resetDate: expect.any(String),
    resetPeriod,
  });
  expect(body.credits).toEqual({
    chatpad: { ...full(5, 'daily'), resetDate: tomorrow },
    photoanalyzer: full(1, 'weekly'),
    bio_write: full(2, 'weekly'),
    datecoach: full(1, 'weekly'),
  });
  expect(body.subscription).toEqual({
    tier: 'free',
    endDate: null,
    active: true,
    renewalDate: null,
    cancelAtPeriodEnd: false,
    nextTier: null,
    paymentDueBy: null,
  });
});

test('When a member adds to their profile later, then it is stored, and blanks change nothing', async () => {
  const member = await join();
  const told = { fullName: 'Bo', dateOfBirth: '1990-02-03', gender: 'other' };
  expect((await ask(member, 'createUserProfile', told)).body).toEqual({ success: true });
  expect((await ask(member, 'createUserProfile', { fullName: ' ', dateOfBirth: 'soon' })).status).toBe(200);
  expect((await ask(member, 'getUserProfile')).body.profile.full_name).toBe('Bo');
  const child = await ask(member, 'createUserProfile', { dateOfBirth: '2020-01-01' });
  expect([child.status, child.body.error.code]).toEqual([400, 'under_age']);
});

test('When a profile is verified, then a member only gets their own', async () => {
  const member = await join();
  expect((await ask(member, 'verifyUserProfile', { userId: member.userId })).body).toEqual({ success: true });
  expect((await ask(member, 'verifyUserProfile', { userId: randomUUID() })).body.error.code).toBe('not_found');
});

test('When an action does not exist, or is the name of an inherited property, then the request is invalid', async () => {
  const member = await join();
  for (const action of ['refillCredits', 'constructor', '__proto__', '']) {
    expect((await ask(member, action, {})).body.error).toMatchObject({ code: 'invalid_request' });
  }
});

describe('When a page reports a use of a tool', () => {
  test('that the tool has charged already, then it costs nothing', async () => {
    const member = await join();
    const operationId = randomUUID();
    await createCreditsClient(town.account.url).reserve(member, operationId);
    await createCreditsClient(town.account.url).commit(member, operationId);
    const answer = await ask(member, 'useMessageCredit', { operationId });
    expect(answer.body).toMatchObject({ success: true, credits: { available: 4, used: 1 } });
  });

  test('that the tool is still working on, or gave back, then the tool decides and the page charges nothing', async () => {
    const member = await join();
    const operationId = randomUUID();
    const desk = createCreditsClient(town.account.url);
    await desk.reserve(member, operationId);
    expect((await ask(member, 'useMessageCredit', { operationId })).body.credits).toMatchObject({ available: 4 });
    expect((await desk.release(member, operationId)).body).toEqual({ status: 'released', available: 5 });
    expect((await ask(member, 'useMessageCredit', { operationId })).body.credits).toMatchObject({ available: 5 });
  });

  test('without an operation, then it costs one, and at zero nothing more happens', async () => {
    const member = await join();
    for (let left = 4; left >= 0; left--) {
      expect((await ask(member, 'useMessageCredit')).body).toMatchObject({
        success: true,
        credits: { available: left },
      });
    }
    const empty = await ask(member, 'useMessageCredit', {});
    expect([empty.status, empty.body.error.code]).toEqual([402, 'out_of_credits']);
    expect((await ask(member, 'getUserProfile')).body.credits.chatpad).toMatchObject({ available: 0, used: 5 });
  });

  test('twice under one id, even at once, then it costs one', async () => {
    const member = await join();
    const operationId = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => ask(member, 'useMessageCredit', { operationId })));
    expect((await ask(member, 'getUserProfile')).body.credits.chatpad).toMatchObject({ available: 4, used: 1 });
    const elsewhere = await ask(member, 'useFeatureCredit', { creditType: 'datecoach', amount: 1, operationId });
    expect(elsewhere.body.error.code).toBe('operation_conflict');
  });

  test('of the date coach or of photos, then those credits go down', async () => {
    const member = await join();
    const coached = await ask(member, 'useFeatureCredit', { creditType: 'datecoach', amount: 1 });
    expect(coached.body.credits).toMatchObject({ available: 0, used: 1, resetPeriod: 'weekly' });
    expect((await ask(member, 'trackPhotoAnalysis', { photosCount: 2 })).body.error.code).toBe('out_of_credits');
    expect((await ask(member, 'trackPhotoAnalysis', { photosCount: 1 })).body.credits.used).toBe(1);
    expect((await ask(member, 'getUserProfile')).body.profile.analyzed_photos_count).toBe(1);
    expect((await ask(member, 'useFeatureCredit', { creditType: 'chatpad', amount: 1 })).status).toBe(400);
  });
});

test('When a member looks at their history, then the lines add up to the balance, newest first', async () => {
  const member = await join();
  for (let i = 0; i < 3; i++) await ask(member, 'useMessageCredit');
  const { entries } = (await member.browser.history(member.accessToken)).body;
  expect(entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
    ['charged', -1],
    ['charged', -1],
    ['charged', -1],
    ['opened', 5],
  ]);
});
