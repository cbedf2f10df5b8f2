import { randomUUID } from 'node:crypto';
import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import type { GooglePerson } from '../src/clients/google/google-person.ts';
import { hashPassword } from '../src/crypto/password-hash.ts';
import type { User } from '../src/data/user-model.ts';
import { answerEmailChange } from '../src/use-cases/email-change/answer-email-change.ts';
import { signInWithGoogle } from '../src/use-cases/google/sign-in-with-google.ts';
import { openRecovery } from '../src/use-cases/passwords/open-recovery.ts';
import { setNewPassword } from '../src/use-cases/passwords/set-new-password.ts';
import { findSession } from '../src/use-cases/sessions/find-session.ts';
import { openSession } from '../src/use-cases/sessions/open-session.ts';
import { signIn } from '../src/use-cases/sessions/sign-in.ts';
import { redeemConfirmation } from '../src/use-cases/sign-up/redeem-confirmation.ts';
import { signUp } from '../src/use-cases/sign-up/sign-up.ts';
import { addMember, createTestContext, type TestContext } from './support/test-context.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await createTestContext('2026-11-21T12:00:00Z');
});
afterEach(() => ctx.close());

const visitor = { address: '203.0.113.7', device: 'test', sessionToken: undefined };
const password = 'the attacker knows it';
const hour = 3600_000;

const personWith = (email: string, own: Partial<GooglePerson> = {}): GooglePerson => ({
  sub: `sub-of-${email}`,
  email,
  emailVerified: true,
  fullName: 'The Owner',
  ...own,
});

async function signInAsPerson(person: GooglePerson): Promise<User> {
  const outcome = await signInWithGoogle(ctx, person, visitor);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.user;
}

/**
 * The first step of an attacker: signs up with another person's address. Returns the link that was mailed to that
 * person.
 */
async function signUpAs(email: string, profile = {}) {
  const { userId } = await signUp(ctx, { email, password, profile }, visitor.address);
  const token = randomToken();
  const expiresAt = new Date(ctx.clock.now + 24 * hour);
  await ctx.oneTimeLinks.addLink({ _id: userId, email }, { purpose: 'signup', tokenHash: hashToken(token), expiresAt });
  return { userId, token };
}

const withPassword = (email: string) => signIn(ctx, { email, password }, visitor);
const read = async (userId: string) => (await ctx.users.findById(userId)) as User;

describe('Pre-hijack (Sudhodanan and Paverd, 2022): when an attacker was there before the owner', () => {
  const email = 'victim@example.com';

  test('classic-federated merge: then the attacker’s password and profile are gone once the owner signs in with Google', async () => {
    const profile = { fullName: 'Attacker', dateOfBirth: '1990-01-01', gender: 'male' };
    const { userId } = await signUpAs(email, profile);
    const user = await signInAsPerson(personWith(email));
    expect(user._id).toBe(userId);
    expect(await read(userId)).toMatchObject({ passwordHash: null, fullName: 'The Owner', links: [] });
    expect(await read(userId)).not.toHaveProperty('dateOfBirth');
    expect(await read(userId)).not.toHaveProperty('gender');
    await expect(withPassword(email)).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  test('unexpired session: then an earlier session ends with the same write', async () => {
    const { userId } = await signUpAs(email);
    const session = await openSession(ctx, await read(userId), visitor);
    expect(await findSession(ctx, session)).not.toBeNull();
    await signInAsPerson(personWith(email));
    expect(await findSession(ctx, session)).toBeNull();
  });

  test('trojan identifier: then the attacker’s Google account does not open the owner’s account', async () => {
    const { userId } = await signUpAs(email);
    const attacker = personWith('attacker@example.com');
    const theirs = await signInAsPerson(attacker);
    expect(theirs._id).not.toBe(userId);
    const owner = await signInAsPerson(personWith(email));
    expect(owner._id).toBe(userId);
    expect((await signInAsPerson(attacker))._id).toBe(theirs._id);
    // Not even once it uses the owner's address, verified or not.
    expect((await signInAsPerson({ ...attacker, email }))._id).toBe(theirs._id);
    const other = personWith(email, { sub: 'another account at Google' });
    expect(await signInWithGoogle(ctx, other, visitor)).toEqual({ refused: 'other_google_account' });
    expect(await read(userId)).toMatchObject({ google: { sub: `sub-of-${email}` } });
  });

  test('unexpired e-mail change: then a change of address that the attacker started ends with the same write', async () => {
    const { userId } = await signUpAs(email);
    const [oldToken, newToken] = [randomToken(), randomToken()];
    await ctx.emailChanges.start(await read(userId), {
      email: 'attacker@example.com',
      requestedAt: new Date(ctx.clock.now),
      expiresAt: new Date(ctx.clock.now + 24 * hour),
      oldHash: hashToken(oldToken),
      newHash: hashToken(newToken),
      approvedAt: null,
      confirmedAt: null,
    });
    await answerEmailChange(ctx, newToken, true, 'a');
    await signInAsPerson(personWith(email));
    expect(await read(userId)).not.toHaveProperty('emailChange');
    for (const token of [oldToken, newToken]) {
      await expect(answerEmailChange(ctx, token, true, 'a')).rejects.toMatchObject({ code: 'link_expired' });
    }
    expect(await read(userId)).toMatchObject({ email });
  });

  test('unexpired e-mail links: then earlier confirmation and reset links do not work, and none restores the password', async () => {
    const { userId, token } = await signUpAs(email);
    const recovery = randomToken();
    const expiresAt = new Date(ctx.clock.now + hour);
    await ctx.oneTimeLinks.addLink(
      { _id: userId, email },
      { purpose: 'recovery', tokenHash: hashToken(recovery), expiresAt },
    );
    const opened = await openRecovery(ctx, recovery, 'a');
    await signInAsPerson(personWith(email));
    await expect(redeemConfirmation(ctx, token, undefined, visitor)).rejects.toMatchObject({ code: 'link_expired' });
    await expect(openRecovery(ctx, recovery, 'a')).rejects.toMatchObject({ code: 'link_expired' });
    const setting = setNewPassword(ctx, { token: opened, password: 'a better horse' }, 'a');
    await expect(setting).rejects.toMatchObject({ code: 'recovery_expired' });
    await expect(withPassword(email)).rejects.toMatchObject({ code: 'invalid_credentials' });
  });

  test('non-verifying identity provider: then an address that Google has not verified opens and creates nothing', async () => {
    const { userId } = await signUpAs(email);
    const confirmed = await addMember(ctx);
    for (const address of [email, confirmed.email, 'nobody-yet@example.com']) {
      const liar = personWith(address, { emailVerified: false });
      expect(await signInWithGoogle(ctx, liar, visitor)).toEqual({ refused: 'email_unverified' });
    }
    expect(await read(userId)).toMatchObject({ emailConfirmedAt: null, passwordHash: expect.any(String) });
    expect(await read(confirmed._id)).not.toHaveProperty('google');
    expect(await ctx.users.findByEmail('nobody-yet@example.com')).toBeNull();
  });
});

describe('When a person signs in with Google', () => {
  test('and their Google account is linked, then they are signed in whatever its address is now, verified or not', async () => {
    const first = await signInAsPerson(personWith('old@example.com'));
    await signUpAs('new@example.com');
    const moved = { ...personWith('new@example.com', { emailVerified: false }), sub: 'sub-of-old@example.com' };
    expect((await signInAsPerson(moved))._id).toBe(first._id);
    expect(await read(first._id)).toMatchObject({ email: 'old@example.com' });
    expect(await ctx.users.findByEmail('new@example.com')).toMatchObject({ emailConfirmedAt: null });
  });

  test('and has a confirmed account, then it keeps its password, profile and sessions', async () => {
    const { userId, token } = await signUpAs('anna@example.com', { fullName: 'Anna', gender: 'female' });
    await redeemConfirmation(ctx, token, undefined, visitor);
    const { token: session } = await withPassword('anna@example.com');
    expect((await signInAsPerson(personWith('anna@example.com')))._id).toBe(userId);
    expect(await read(userId)).toMatchObject({ fullName: 'Anna', gender: 'female', sessionEpoch: 0 });
    expect(await findSession(ctx, session)).not.toBeNull();
    expect((await withPassword('anna@example.com')).user._id).toBe(userId);
  });

  test('and has no name there, then a name typed by a stranger is not used either', async () => {
    const { userId } = await signUpAs('anna@example.com', { fullName: 'Not Anna' });
    await signInAsPerson(personWith('anna@example.com', { fullName: undefined }));
    expect(await read(userId)).not.toHaveProperty('fullName');
  });

  test('ten times at once, then one account is created; the same over an unconfirmed and over a confirmed one', async () => {
    await signUpAs('unconfirmed@example.com');
    const { token } = await signUpAs('confirmed@example.com');
    await redeemConfirmation(ctx, token, undefined, visitor);
    for (const email of ['new@example.com', 'unconfirmed@example.com', 'confirmed@example.com']) {
      const users = await Promise.all(Array.from({ length: 10 }, () => signInAsPerson(personWith(email))));
      expect(new Set(users.map(({ _id }) => _id)).size).toBe(1);
      expect(await ctx.connection.collection('users').countDocuments({ 'google.sub': `sub-of-${email}` })).toBe(1);
    }
    await expect(withPassword('unconfirmed@example.com')).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await withPassword('confirmed@example.com')).user.email).toBe('confirmed@example.com');
  });

  test('while the link of the sign-up is opened, then there is one account, whichever was first', async () => {
    for (let i = 0; i < 10; i++) {
      const email = `race-${i}@example.com`;
      const { userId, token } = await signUpAs(email);
      const [user] = await Promise.all([
        signInAsPerson(personWith(email)),
        redeemConfirmation(ctx, token, undefined, { ...visitor, address: `address-${i}` }).catch(() => undefined),
      ]);
      expect(user._id).toBe(userId);
      const after = await read(userId);
      expect(after.emailConfirmedAt).not.toBeNull();
      // Either taken over without a password, or linked to a confirmed account that keeps its password.
      expect(after.passwordHash === null).toBe(after.sessionEpoch === 1);
    }
  });

  test('and two of their accounts have the same address, then neither replaces the other', async () => {
    const user = await addMember(ctx);
    const people = [1, 2].map((n) => personWith(user.email, { sub: `account ${n}` }));
    const outcomes = await Promise.all(people.map((person) => signInWithGoogle(ctx, person, visitor)));
    expect(outcomes.filter((outcome) => 'refused' in outcome)).toEqual([{ refused: 'other_google_account' }]);
  });
});

test('The database allows any number of users without Google', async () => {
  const users = await Promise.all([addMember(ctx), addMember(ctx), addMember(ctx)]);
  expect(new Set(users.map(({ _id }) => _id)).size).toBe(3);
  const twice = { ...(await signInAsPerson(personWith('a@example.com'))), _id: randomUUID(), email: 'b@example.com' };
  expect(await ctx.users.create({ ...twice, passwordHash: await hashPassword(password) })).toBe(false);
});
