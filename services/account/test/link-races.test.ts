import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import { answerEmailChange } from '../src/use-cases/email-change/answer-email-change.ts';
import { signInWithGoogle } from '../src/use-cases/google/sign-in-with-google.ts';
import { openRecovery } from '../src/use-cases/passwords/open-recovery.ts';
import { requestPasswordReset } from '../src/use-cases/passwords/request-password-reset.ts';
import { setNewPassword } from '../src/use-cases/passwords/set-new-password.ts';
import { resendConfirmation } from '../src/use-cases/sign-up/resend-confirmation.ts';
import { delayNextWrite } from './support/delay-next-write.ts';
import { addMember, createTestContext, type TestContext } from './support/test-context.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await createTestContext('2026-11-21T12:00:00Z');
});
afterEach(() => ctx.close());

const inAnHour = () => new Date(ctx.clock.now + 3600_000);
const linksOf = async (_id: string) => (await ctx.users.findById(_id))?.links;

test("When a link is opened while its password is being set, then that browser can't set a second one", async () => {
  const token = randomToken();
  const link = { purpose: 'recovery' as const, tokenHash: hashToken(token), expiresAt: inAnHour() };
  const user = await addMember(ctx, null, { links: [link] });
  const opened = await openRecovery(ctx, token, 'a');

  const held = delayNextWrite(ctx);
  const opening = openRecovery(ctx, token, 'b').catch((error) => error.code);
  await held.arrived;
  await setNewPassword(ctx, { token: opened, password: 'a better horse' }, 'a');
  held.release();
  expect(await opening).toBe('link_expired');
  expect(await linksOf(user._id)).toEqual([]);
});

test('When a reset is requested while the address changes, then the old mailbox gets no link into the account', async () => {
  const user = await addMember(ctx);
  const [oldToken, newToken] = [randomToken(), randomToken()];
  const change = { email: `new-${user.email}`, requestedAt: new Date(ctx.clock.now), expiresAt: inAnHour() };
  const hashes = { oldHash: hashToken(oldToken), newHash: hashToken(newToken) };
  await ctx.emailChanges.start(user, { ...change, ...hashes, approvedAt: null, confirmedAt: null });
  await answerEmailChange(ctx, oldToken, true, 'a');

  const held = delayNextWrite(ctx);
  await requestPasswordReset(ctx, user.email, 'b');
  await held.arrived;
  expect((await answerEmailChange(ctx, newToken, true, 'a')).outcome).toBe('changed');
  held.release();
  await ctx.background.finish();
  expect(await linksOf(user._id)).toEqual([]);
  expect(ctx.mails.filter(({ text }) => text.includes('type=recovery'))).toEqual([]);
});

test('When a confirmation is resent while its owner signs in with Google, then no earlier link remains valid', async () => {
  const { _id, email } = await addMember(ctx, null, { emailConfirmedAt: null });
  const held = delayNextWrite(ctx);
  await resendConfirmation(ctx, email, 'a');
  await held.arrived;
  const owner = { sub: 'google-1', email, emailVerified: true, fullName: undefined };
  await signInWithGoogle(ctx, owner, { address: 'b', device: '', sessionToken: undefined });
  held.release();
  await ctx.background.finish();
  expect(await linksOf(_id)).toEqual([]);
  expect(ctx.mails.filter(({ text }) => text.includes('type=signup'))).toEqual([]);
});
