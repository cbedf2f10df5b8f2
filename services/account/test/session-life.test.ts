import { randomUUID } from 'node:crypto';
import { startService, testOrigin } from '@datewright/testkit/service-process';
import type { User } from '../src/data/users.ts';
import { hashToken } from '../src/secrets/random-token.ts';
import { createAccessToken } from '../src/use-cases/create-access-token.ts';
import { findMember, findSession } from '../src/use-cases/find-session.ts';
import { openSession } from '../src/use-cases/open-session.ts';
import { redeemConfirmation } from '../src/use-cases/redeem-confirmation.ts';
import { resendConfirmation } from '../src/use-cases/resend-confirmation.ts';
import { signOut } from '../src/use-cases/sign-out.ts';
import { accountContext, addMember, type TestContext } from './support/account-context.ts';
import { accountEnv } from './support/account-service.ts';
import { send } from './support/browser.ts';

const day = 24 * 3600_000;
const visitor = { address: '203.0.113.7', device: `Firefox ${'x'.repeat(500)}`, sessionToken: undefined };
let ctx: TestContext;

beforeEach(async () => {
  ctx = await accountContext('2026-11-21T12:00:00Z');
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

test('When a session is opened, then neither its token nor the address is kept, and the device is kept short', async () => {
  const token = await openSession(ctx, await addMember(ctx), visitor);
  const session = await ctx.sessions.findByHash(hashToken(token));
  expect(JSON.stringify(session)).not.toContain(token);
  expect(JSON.stringify(session)).not.toContain(visitor.address);
  expect(session?.device).toHaveLength(250);
  expect(session?.sid).not.toBe(session?._id);
});

test('When a sign-in meets a sign-out everywhere, then the session that read the user before has ended', async () => {
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

test('When a session belongs to someone else, then it is no session of the member', async () => {
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
    const { newConfirmation } = await import('../src/use-cases/confirmation-link.ts');
    const user = await addMember(ctx, null, { emailConfirmedAt: null });
    const { token, link } = newConfirmation(ctx);
    await ctx.users.addLink(user, link);
    return { user, token };
  }

  test('is a day old, then it has expired', async () => {
    const { token } = await linkOf();
    ctx.advance(day);
    await expect(redeemConfirmation(ctx, token, 'a')).rejects.toMatchObject({ code: 'link_expired' });
  });

  test('is a minute younger, then it works', async () => {
    const { user, token } = await linkOf();
    ctx.advance(day - 60_000);
    expect(await redeemConfirmation(ctx, token, 'a')).toEqual({ email: user.email });
  });
});

test('When a resend is asked for after a minute, then it may go out, and at most five times an hour', async () => {
  ctx.clock.now = Date.parse('2026-11-21T12:00:30Z');
  const email = 'someone@example.com';
  for (let i = 0; i < 5; i++) {
    await resendConfirmation(ctx, email, `address-${i}`);
    ctx.advance(59_000);
    const soon = resendConfirmation(ctx, email, `address-${i}`);
    await expect(soon).rejects.toMatchObject({ code: 'resend_too_soon', extras: { retryAfter: 1 } });
    ctx.advance(1_001);
  }
  await expect(resendConfirmation(ctx, email, 'x')).rejects.toMatchObject({ code: 'too_many_attempts' });
});
