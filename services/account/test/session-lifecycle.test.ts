import { randomUUID } from 'node:crypto';
import { hashToken } from '@datewright/service-kit/auth/random-token';
import { type ServiceProcess, startService, testOrigin } from '@datewright/testkit/service-process';
import { hashPassword } from '../src/crypto/password-hash.ts';
import type { User } from '../src/data/user-model.ts';
import type { SignedIn } from '../src/rules/sessions/signed-in.ts';
import { deleteAccount } from '../src/use-cases/deletion/delete-account.ts';
import { findDeletion } from '../src/use-cases/deletion/find-deletion.ts';
import { createAccessToken } from '../src/use-cases/sessions/create-access-token.ts';
import { findMember } from '../src/use-cases/sessions/find-member.ts';
import { findSession } from '../src/use-cases/sessions/find-session.ts';
import { openSession } from '../src/use-cases/sessions/open-session.ts';
import { signOut } from '../src/use-cases/sessions/sign-out.ts';
import { redeemConfirmation } from '../src/use-cases/sign-up/redeem-confirmation.ts';
import { resendConfirmation } from '../src/use-cases/sign-up/resend-confirmation.ts';
import { processDeletions } from '../src/workers/process-deletions.ts';
import { accountEnv } from './support/account-service.ts';
import { send } from './support/browser.ts';
import { addMember, createTestContext, type TestContext } from './support/test-context.ts';

const day = 24 * 3600_000;
const visitor = { address: '203.0.113.7', device: `Firefox ${'x'.repeat(500)}`, sessionToken: undefined };
let ctx: TestContext;

beforeEach(async () => {
  ctx = await createTestContext('2026-11-21T12:00:00Z');
});
afterEach(() => ctx.close());

const isIn = async (token: string) => (await findSession(ctx, token)) !== null;

test('When a member stays away for 14 days, then the session has ended', async () => {
  const token = await openSession(ctx, await addMember(ctx), visitor);
  ctx.advance(14 * day - 1);
  expect(await isIn(token)).toBe(true);
  ctx.advance(14 * day - 1);
  expect(await isIn(token)).toBe(true);
  ctx.advance(14 * day);
  expect(await isIn(token)).toBe(false);
});

test('When a member comes back every day, then the session still ends after 90 days', async () => {
  const token = await openSession(ctx, await addMember(ctx), visitor);
  for (let days = 1; days < 90; days++) {
    ctx.advance(day);
    expect(await isIn(token)).toBe(true);
  }
  ctx.advance(day);
  expect(await isIn(token)).toBe(false);
});

test('When a session is opened, then neither its token nor the IP address is stored, and the device name is stored truncated', async () => {
  const token = await openSession(ctx, await addMember(ctx), visitor);
  const session = await ctx.sessions.findByHash(hashToken(token));
  expect(JSON.stringify(session)).not.toContain(token);
  expect(JSON.stringify(session)).not.toContain(visitor.address);
  expect(session?.device).toHaveLength(250);
  expect(session?.sid).not.toBe(session?._id);
});

test('When a sign-in races with a sign-out everywhere, then a session based on the earlier user record has ended', async () => {
  const user = await addMember(ctx);
  const first = await openSession(ctx, user, visitor);
  const found = await findSession(ctx, first);
  if (!found) throw new Error('not signed in');
  await signOut(ctx, found, 'global');
  // `user` was read before the sign-out; the clock has not moved.
  const racing = await openSession(ctx, user, visitor);
  expect(await isIn(racing)).toBe(false);
  const fresh = await openSession(ctx, (await ctx.users.findById(user._id)) as User, visitor);
  expect(await isIn(fresh)).toBe(true);
});

test('When a session belongs to someone else, then it is not the member’s session', async () => {
  const [one, other] = [await addMember(ctx), await addMember(ctx)];
  const session = await ctx.sessions.findByHash(hashToken(await openSession(ctx, one, visitor)));
  const sid = session?.sid ?? '';
  await expect(findMember(ctx, other._id, sid)).rejects.toMatchObject({ code: 'session_ended' });
  await expect(findMember(ctx, one._id, randomUUID())).rejects.toMatchObject({ code: 'session_ended' });
  expect((await findMember(ctx, one._id, sid)).user._id).toBe(one._id);
});

test('When a token is older than five minutes, then its session has ended for the caller', async () => {
  const account = await startService('account', accountEnv({ MONGODB_DB: ctx.config.MONGODB_DB }));
  const answerAt = async (age: number) => {
    ctx.clock.now = Date.now() - age;
    const found = await findSession(ctx, await openSession(ctx, await addMember(ctx), visitor));
    if (!found) throw new Error('not signed in');
    const { accessToken } = await createAccessToken(ctx, found, 'account');
    const headers = { authorization: `Bearer ${accessToken}`, origin: testOrigin };
    return send(`${account.url}/functions/v1/user-profile`, { headers, body: { action: 'getUserProfile' } });
  };
  expect((await answerAt(0)).status).toBe(200);
  const old = await answerAt(301_000);
  // Not `session_ended`: the browser then asks for a fresh token, and the session decides.
  expect([old.status, old.body.error.code]).toEqual([401, 'not_signed_in']);
  await account.stop();
});

describe('When a confirmation link', () => {
  async function linkOf(): Promise<{ user: User; token: string }> {
    const { createConfirmationLink: newConfirmation } = await import('../src/use-cases/sign-up/confirmation-link.ts');
    const user = await addMember(ctx, null, { emailConfirmedAt: null });
    const { token, link } = newConfirmation(ctx);
    await ctx.oneTimeLinks.addLink(user, link);
    return { user, token };
  }

  test('is a day old, then it has expired', async () => {
    const { token } = await linkOf();
    ctx.advance(day);
    await expect(redeemConfirmation(ctx, token, undefined, visitor)).rejects.toMatchObject({ code: 'link_expired' });
  });

  test('is a minute younger, then it works', async () => {
    const { user, token } = await linkOf();
    ctx.advance(day - 60_000);
    expect(await redeemConfirmation(ctx, token, undefined, visitor)).toMatchObject({
      user: { email: user.email },
      token: null,
    });
  });
});

test('When a resend is requested after a minute, then it is sent, at most five times an hour from one network', async () => {
  ctx.clock.now = Date.parse('2026-11-21T12:00:30Z');
  const email = 'someone@example.com';
  for (let i = 0; i < 5; i++) {
    await resendConfirmation(ctx, email, 'one network');
    ctx.advance(59_000);
    const soon = resendConfirmation(ctx, email, 'one network');
    await expect(soon).rejects.toMatchObject({ code: 'resend_too_soon', extras: { retryAfter: 1 } });
    ctx.advance(1_001);
  }
  await expect(resendConfirmation(ctx, email, 'one network')).rejects.toMatchObject({ code: 'too_many_attempts' });
  // Someone else may have used up the limit, so the owner can still ask from another network.
  await expect(resendConfirmation(ctx, email, 'another network')).resolves.toBeUndefined();
});

describe('When a member deletes the account', () => {
  let account: ServiceProcess | undefined;
  afterEach(() => account?.stop());
  const minute = 60_000;
  const home = '203.0.113.7';
  async function deleting() {
    const user = await addMember(ctx, null, { fullName: 'Ann Lee', google: { sub: 'g-1', linkedAt: new Date(0) } });
    const token = await openSession(ctx, user, visitor);
    const caller = await findSession(ctx, token);
    if (!caller) throw new Error('not signed in');
    return { user, token, deletion: await deleteAccount(ctx, caller, undefined, home) };
  }
  const confirmAll = async (userId: string, services = ['chatpad', 'bio']) => {
    for (const service of services) await ctx.deletions.confirmErasure(userId, service, new Date(ctx.clock.now));
  };

  test('then every session ends, the address is free and no personal data remains, at once', async () => {
    const { user, token } = await deleting();
    expect(await isIn(token)).toBe(false);
    expect(await ctx.users.findByEmail(user.email)).toBeNull();
    expect(await ctx.googleAccounts.findByGoogleId('g-1')).toBeNull();
    expect((await ctx.users.findById(user._id))?.fullName).toBeUndefined();
    expect(ctx.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your Datewright account is being deleted' });
  });

  test('then each service is asked until it has confirmed, and the proof is complete once all have', async () => {
    const { user, deletion } = await deleting();
    const askedOf = (service: string) => ctx.deletions.findAwaitingErasure(service, new Date(ctx.clock.now - minute));
    expect(await askedOf('bio')).toEqual([]);
    ctx.advance(minute);
    expect(await askedOf('bio')).toMatchObject([{ _id: user._id }]);
    await confirmAll(user._id, ['bio', 'bio']);
    expect([await askedOf('bio'), await askedOf('chatpad')]).toMatchObject([[], [{ _id: user._id }]]);

    ctx.advance(20 * minute);
    await processDeletions(ctx);
    expect(await findDeletion(ctx, deletion.reference)).toMatchObject({
      waiting: ['chatpad', 'account'],
      erased: [{ service: 'bio' }],
      completedAt: null,
    });
    await confirmAll(user._id);
    await processDeletions(ctx);
    const proof = await findDeletion(ctx, deletion.reference);
    expect(proof.erased.map(({ service }) => service)).toEqual(['bio', 'chatpad', 'account']);
    expect(proof).toMatchObject({ waiting: [], completedAt: new Date(ctx.clock.now).toISOString() });
    expect(await ctx.users.findById(user._id)).toBeNull();
    expect(ctx.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your Datewright account is deleted' });
    expect(ctx.mails.at(-1)?.text).toContain(
      'The law requires us to keep any invoices, withdrawals and consumer complaints.',
    );
  });

  test('then the service that stores data by address gets the confirmed one, and every other service an id alone', async () => {
    const SERVICE_TOKENS = 'chatpad=token-of-the-chatpad-service,marketing=token-of-the-marketing-service';
    account = await startService('account', accountEnv({ MONGODB_DB: ctx.config.MONGODB_DB, SERVICE_TOKENS }));
    const { url } = account;
    const as = (service: string) => ({ authorization: `Bearer token-of-the-${service}-service` });
    const listOf = async (service: string) => {
      const { body } = await send(`${url}/internal/erasures`, { method: 'GET', headers: as(service) });
      expect(body.members).toEqual(body.leaving.map(({ userId }: { userId: string }) => userId));
      return body.leaving;
    };
    ctx.clock.now = Date.now() - 2 * minute;
    const [confirmed, open] = [await addMember(ctx), await addMember(ctx, null, { emailConfirmedAt: null })];
    const stays = await addMember(ctx);
    const caller = (await findSession(ctx, await openSession(ctx, stays, visitor))) as SignedIn;
    const ids: { userId: string; requestedAt: string }[] = [];
    for (const { _id, email } of [confirmed, open]) {
      ctx.advance(1);
      const requestedAt = new Date(ctx.clock.now);
      ids.push({ userId: _id, requestedAt: requestedAt.toISOString() });
      const waiting = ['chatpad', 'marketing'];
      await ctx.deletions.start(_id, { reference: _id, requestedAt, email, planEndedAt: null, waiting, erased: [] });
    }
    expect(await listOf('chatpad')).toEqual(ids);
    expect(await listOf('marketing')).toEqual([{ ...ids[0], email: confirmed.email }, ids[1]]);

    const addressOf = (service: string, body: object) =>
      send(`${url}/internal/address`, { headers: as(service), body });
    const asked = { userId: stays._id, sessionId: caller.session.sid };
    expect((await addressOf('marketing', asked)).body).toEqual({ email: stays.email });
    expect(await addressOf('chatpad', asked)).toMatchObject({ status: 401 });
    expect((await addressOf('marketing', { ...asked, userId: confirmed._id })).body.error.code).toBe('session_ended');
    await signOut(ctx, caller, 'global');
    expect((await addressOf('marketing', asked)).body.error.code).toBe('session_ended');
  });

  test('then no document contains the member or the address any more', async () => {
    const { user, deletion } = await deleting();
    await confirmAll(user._id);
    ctx.advance(20 * minute);
    await processDeletions(ctx);
    for (const { collection } of Object.values(ctx.connection.models)) {
      const all = JSON.stringify(await collection.find({}).toArray());
      expect(all).not.toContain(user._id);
    }
    expect(JSON.stringify(await findDeletion(ctx, deletion.reference))).not.toContain(user._id);
  });

  test('then a member with a password must enter it, and one without must have just signed in', async () => {
    const user = await addMember(ctx, null, { passwordHash: await hashPassword('correct horse') });
    const session = { createdAt: new Date(ctx.clock.now) } as never;
    const wrong = deleteAccount(ctx, { user, session }, 'wrong', home);
    await expect(wrong).rejects.toMatchObject({ code: 'wrong_password' });
    const withGoogle = await addMember(ctx);
    ctx.advance(20 * minute);
    const late = deleteAccount(ctx, { user: withGoogle, session }, undefined, home);
    await expect(late).rejects.toMatchObject({ code: 'sign_in_again' });
    expect(await ctx.deletions.findPending()).toEqual([]);
    await deleteAccount(ctx, { user, session }, 'correct horse', home);
    // Of two concurrent tabs, one is first.
    const again = deleteAccount(ctx, { user, session }, 'correct horse', home);
    await expect(again).rejects.toMatchObject({ code: 'session_ended' });
  });
});
