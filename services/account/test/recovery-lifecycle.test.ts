import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import { verifyPassword } from '../src/crypto/password-hash.ts';
import { openRecovery } from '../src/use-cases/passwords/open-recovery.ts';
import { requestPasswordReset } from '../src/use-cases/passwords/request-password-reset.ts';
import { setNewPassword } from '../src/use-cases/passwords/set-new-password.ts';
import { addMember, createTestContext, type TestContext } from './support/test-context.ts';

const minute = 60_000;
let ctx: TestContext;

beforeEach(async () => {
  ctx = await createTestContext('2026-11-21T12:00:00Z');
});
afterEach(() => ctx.close());

/** A member with a recovery link that was just mailed. */
async function linked() {
  const user = await addMember(ctx);
  const token = randomToken();
  const expiresAt = new Date(ctx.clock.now + 60 * minute);
  await ctx.oneTimeLinks.addLink(user, { purpose: 'recovery', tokenHash: hashToken(token), expiresAt });
  return { user, token };
}

test('When a reset is mailed, then its link is valid for 60 minutes', async () => {
  const { _id, email } = await addMember(ctx);
  await requestPasswordReset(ctx, email, 'a');
  await ctx.background.finish();
  const user = await ctx.users.findById(_id);
  expect(user?.links).toEqual([
    { purpose: 'recovery', tokenHash: expect.any(String), expiresAt: new Date(ctx.clock.now + 60 * minute) },
  ]);
});

test('When a recovery link is 60 minutes old, then it has expired; a minute younger it works', async () => {
  const { token } = await linked();
  ctx.advance(59 * minute);
  expect(await openRecovery(ctx, token, 'a')).toEqual(expect.any(String));
  ctx.advance(minute);
  await expect(openRecovery(ctx, token, 'a')).rejects.toMatchObject({ code: 'link_expired' });
});

test('When an opened link is not used for 15 minutes, then it sets no password; within 15 minutes it does', async () => {
  const { user, token } = await linked();
  const opened = await openRecovery(ctx, token, 'a');
  const other = await openRecovery(ctx, token, 'a');
  ctx.advance(14 * minute);
  await setNewPassword(ctx, { token: opened, password: 'a better horse' }, 'a');
  const after = await ctx.users.findById(user._id);
  expect(await verifyPassword('a better horse', after?.passwordHash ?? null)).toBe(true);
  expect(after).toMatchObject({ links: [], sessionEpoch: 1 });

  const late = await linked();
  const slow = await openRecovery(ctx, late.token, 'a');
  ctx.advance(15 * minute);
  for (const spent of [other, slow]) {
    const attempt = setNewPassword(ctx, { token: spent, password: 'a better horse' }, 'a');
    await expect(attempt).rejects.toMatchObject({ code: 'recovery_expired' });
  }
});

test('When one network keeps asking for resets, then a minute has to pass between two, and five an hour are accepted', async () => {
  ctx.clock.now = Date.parse('2026-11-21T12:00:30Z');
  const email = 'someone@example.com';
  for (let i = 0; i < 5; i++) {
    await requestPasswordReset(ctx, email, 'theirs');
    ctx.advance(59_000);
    const soon = requestPasswordReset(ctx, email, 'theirs');
    await expect(soon).rejects.toMatchObject({ code: 'reset_too_soon', extras: { retryAfter: 1 } });
    ctx.advance(1_001);
  }
  await expect(requestPasswordReset(ctx, email, 'theirs')).rejects.toMatchObject({ code: 'too_many_attempts' });
});

test('When strangers use up all resets of a member, then the owner can still ask, and a mailed link works', async () => {
  ctx.clock.now = Date.parse('2026-11-21T12:00:30Z');
  const { email } = await addMember(ctx);
  for (let i = 0; i < 30; i++) {
    await requestPasswordReset(ctx, email, `network-${i}`);
    await ctx.waitForBackground();
    ctx.advance(40_000);
  }
  await requestPasswordReset(ctx, email, 'home');
  await ctx.waitForBackground();
  // No further mail is sent; the links in the inbox stay valid.
  expect(ctx.mails).toHaveLength(10);
  const [, token = ''] = /access_token=([\w-]+)/.exec(ctx.mails.at(-1)?.text ?? '') ?? [];
  await openRecovery(ctx, token, 'home');
});
