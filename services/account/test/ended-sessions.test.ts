import { randomUUID } from 'node:crypto';
import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import { hashPassword } from '../src/crypto/password-hash.ts';
import type { User } from '../src/data/user-model.ts';
import type { SignedIn } from '../src/rules/sessions/signed-in.ts';
import { answerEmailChange } from '../src/use-cases/email-change/answer-email-change.ts';
import { signInWithGoogle } from '../src/use-cases/google/sign-in-with-google.ts';
import { changePassword } from '../src/use-cases/passwords/change-password.ts';
import { setNewPassword } from '../src/use-cases/passwords/set-new-password.ts';
import { findSession } from '../src/use-cases/sessions/find-session.ts';
import { listEndedSessions } from '../src/use-cases/sessions/list-ended-sessions.ts';
import { openSession } from '../src/use-cases/sessions/open-session.ts';
import { signOut } from '../src/use-cases/sessions/sign-out.ts';
import { bioToken, startAccounts } from './support/account-service.ts';
import { send } from './support/browser.ts';
import { addMember, createTestContext, type TestContext } from './support/test-context.ts';

const minute = 60_000;
const password = 'correct horse';
let ctx: TestContext;
beforeEach(async () => {
  ctx = await createTestContext('2026-11-21T12:00:00Z');
});
afterEach(() => ctx.close());

const visitor = { address: 'a', device: '', sessionToken: undefined };

async function signedIn(other: Partial<User> = {}): Promise<SignedIn & { token: string }> {
  const user = await addMember(ctx, null, { passwordHash: await hashPassword(password), ...other });
  const token = await openSession(ctx, user, visitor);
  return { ...((await findSession(ctx, token)) as SignedIn), token };
}
const inAnHour = () => new Date(ctx.clock.now + 60 * minute);

const endsOneSession: [string, (of: SignedIn & { token: string }) => Promise<unknown>][] = [
  ['by signing out here', (of) => signOut(ctx, of, 'local')],
  ['from the list of devices', ({ user, session }) => ctx.sessions.endByUser(user._id, session.sid, ctx.now())],
  ['by signing in over it', ({ user, token }) => openSession(ctx, user, { ...visitor, sessionToken: token })],
];
test.each(endsOneSession)('When a session ends %s, then every service learns of it', async (_how, end) => {
  const of = await signedIn();
  const other = await signedIn();
  await end(of);
  expect(await listEndedSessions(ctx)).toMatchObject({ sessions: [of.session.sid], members: [] });
  expect(await findSession(ctx, of.token)).toBeNull();
  expect(await findSession(ctx, other.token)).not.toBeNull();
});

const opened = randomToken();
const [oldToken, newToken] = [randomToken(), randomToken()];
const endsAllSessions: [string, (of: SignedIn) => Promise<unknown>, Partial<User>][] = [
  ['by signing out everywhere', (of) => signOut(ctx, of, 'global'), {}],
  [
    'by a change of the password',
    (of) => changePassword(ctx, of, { currentPassword: password, newPassword: 'a better horse' }, visitor),
    {},
  ],
  [
    'by a reset of the password',
    async ({ user }) => {
      const link = { purpose: 'recovery-session' as const, tokenHash: hashToken(opened), expiresAt: inAnHour() };
      await ctx.oneTimeLinks.addLink(user, link);
      await setNewPassword(ctx, { token: opened, password: 'a better horse' }, 'a');
    },
    {},
  ],
  [
    'by a change of the address',
    async ({ user }) => {
      const change = { email: `new-${user.email}`, requestedAt: new Date(ctx.now()), expiresAt: inAnHour() };
      const hashes = { oldHash: hashToken(oldToken), newHash: hashToken(newToken) };
      await ctx.emailChanges.start(user, { ...change, ...hashes, approvedAt: null, confirmedAt: null });
      await answerEmailChange(ctx, oldToken, true, 'a');
      await answerEmailChange(ctx, newToken, true, 'a');
    },
    {},
  ],
  [
    'because the owner of the address came by Google',
    async ({ user }) => {
      const person = { sub: randomUUID(), email: user.email, emailVerified: true, fullName: undefined };
      await signInWithGoogle(ctx, person, visitor);
    },
    { emailConfirmedAt: null },
  ],
];
test.each(endsAllSessions)('When all sessions end %s, then every service learns of it', async (_how, end, other) => {
  const of = await signedIn(other);
  expect((await listEndedSessions(ctx)).members).toEqual([]);
  await end(of);
  const { members } = await listEndedSessions(ctx);
  expect(members).toEqual([{ userId: of.user._id, epoch: of.session.epoch + 1 }]);
});

test('When a service has read an ended session, then its cursor skips it, and none is listed for longer than tokens live', async () => {
  const { user, session } = await signedIn();
  await signOut(ctx, { user, session }, 'global');
  const { cursor } = await listEndedSessions(ctx);
  // An instance whose clock is behind may have written an entry meanwhile.
  ctx.advance(10_000);
  expect((await listEndedSessions(ctx, cursor)).members).toHaveLength(1);
  ctx.advance(minute);
  const later = await listEndedSessions(ctx, cursor);
  expect((await listEndedSessions(ctx, later.cursor)).members).toEqual([]);
  expect((await listEndedSessions(ctx)).members).toHaveLength(1);
  ctx.advance(10 * minute);
  expect((await listEndedSessions(ctx, cursor)).members).toEqual([]);
});

test('When the caller is not a service, then ended sessions are not listed', async () => {
  const [account] = await startAccounts(1);
  const ask = (token: string) =>
    send(`${account?.url}/internal/sessions/ended`, { method: 'GET', headers: { authorization: `Bearer ${token}` } });
  expect((await ask('wrong-token-of-nobody')).body.error.code).toBe('service_token_refused');
  expect((await ask(bioToken)).body).toMatchObject({ sessions: [], members: [] });
  await account?.stop();
});
