import { hashToken } from '@datewright/service-kit/auth/random-token';
import { hashPassword } from '../src/crypto/password-hash.ts';
import type { User } from '../src/data/user-model.ts';
import type { SignedIn } from '../src/rules/sessions/signed-in.ts';
import { answerEmailChange } from '../src/use-cases/email-change/answer-email-change.ts';
import { readEmailChangeLink } from '../src/use-cases/email-change/read-email-change-link.ts';
import { requestEmailChange } from '../src/use-cases/email-change/request-email-change.ts';
import { resendEmailChange } from '../src/use-cases/email-change/resend-email-change.ts';
import { changePassword } from '../src/use-cases/passwords/change-password.ts';
import { findSession } from '../src/use-cases/sessions/find-session.ts';
import { openSession } from '../src/use-cases/sessions/open-session.ts';
import { signIn } from '../src/use-cases/sessions/sign-in.ts';
import { signUp } from '../src/use-cases/sign-up/sign-up.ts';
import { newEmail, tokenInMail } from './support/member.ts';
import { addMember, createTestContext, type TestContext } from './support/test-context.ts';

const minute = 60_000;
const hour = 60 * minute;
const password = 'correct horse';
const visitor = { address: '203.0.113.7', device: 'test', sessionToken: undefined };

let ctx: TestContext;
beforeEach(async () => {
  ctx = await createTestContext('2026-11-21T12:00:30Z');
});
afterEach(() => ctx.close());

let addresses = 0;
const anyAddress = () => `address-${++addresses}`;
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error) => error.code,
  );

async function signedIn(user: User): Promise<SignedIn & { token: string }> {
  const token = await openSession(ctx, user, visitor);
  return { ...((await findSession(ctx, token)) as SignedIn), token };
}

async function memberWithPassword() {
  const user = await addMember(ctx);
  const set = { passwordHash: await hashPassword(password), emailConfirmedAt: new Date() };
  await ctx.users.replacePassword(user, set, new Date());
  return signedIn((await ctx.users.findById(user._id)) as User);
}

const again = async ({ user, session }: SignedIn) => ({ user: (await ctx.users.findById(user._id)) as User, session });
const ask = async (member: SignedIn, email: string, typed: string | undefined = password) =>
  requestEmailChange(ctx, await again(member), { email, currentPassword: typed }, anyAddress());
const answer = (token: string, agree = true) => answerEmailChange(ctx, token, agree, anyAddress());

/** The token of the newest mail to an address, after all pending mail has been sent. */
async function mailedTo(email: string): Promise<string> {
  await ctx.waitForBackground();
  return tokenInMail(ctx.mails.filter(({ to }) => to === email).at(-1)?.text ?? '');
}

/** Starts a change and returns both of its tokens. */
async function underWay(wanted = newEmail()) {
  const member = await memberWithPassword();
  await ask(member, wanted);
  return { member, wanted, oldToken: await mailedTo(member.user.email), newToken: await mailedTo(wanted) };
}
const emailOf = async ({ user }: SignedIn) => (await ctx.users.findById(user._id))?.email;

describe('When a member wants to change their address', () => {
  test.each([['old'], ['new']])('then it changes once both addresses approve, the %s one first', async (first) => {
    const { member, wanted, oldToken, newToken } = await underWay();
    const [one, other] = first === 'old' ? [oldToken, newToken] : [newToken, oldToken];
    expect(await answer(one)).toEqual({ outcome: 'waiting', email: wanted });
    expect(await emailOf(member)).toBe(member.user.email);
    expect(await findSession(ctx, member.token)).not.toBeNull();

    expect(await answer(other)).toMatchObject({ outcome: 'changed', email: wanted });
    expect(await ctx.users.findById(member.user._id)).toMatchObject({ email: wanted, links: [], sessionEpoch: 2 });
    expect(await findSession(ctx, member.token)).toBeNull();
    expect((await signIn(ctx, { email: wanted, password }, visitor)).user._id).toBe(member.user._id);
    expect(await codeOf(signIn(ctx, { email: member.user.email, password }, visitor))).toBe('invalid_credentials');
    const notice = ctx.mails.at(-1);
    expect([notice?.to, notice?.subject]).toEqual([member.user.email, 'Your Datewright email address was changed']);
  });

  test('then open links end with the change', async () => {
    const { member, oldToken, newToken } = await underWay();
    const link = { purpose: 'recovery' as const, tokenHash: hashToken('x'), expiresAt: new Date(ctx.clock.now + hour) };
    await ctx.oneTimeLinks.addLink(member.user, link);
    await answer(oldToken);
    await answer(newToken);
    expect(await ctx.oneTimeLinks.findByLink('recovery', hashToken('x'), new Date(ctx.clock.now))).toBeNull();
  });

  test('then each link works once, and only for its own purpose', async () => {
    const { oldToken, newToken } = await underWay();
    await answer(oldToken);
    for (let i = 0; i < 2; i++) expect(await codeOf(answer(oldToken))).toBe('link_expired');
    expect(await codeOf(readEmailChangeLink(ctx, oldToken, 'a'))).toBe('link_expired');
    expect(await readEmailChangeLink(ctx, newToken, 'a')).toMatchObject({ side: 'new' });
    await answer(newToken);
    for (const token of [oldToken, newToken]) expect(await codeOf(answer(token))).toBe('link_expired');
  });

  test('then only hashes of the links are stored', async () => {
    const { member, oldToken, newToken } = await underWay();
    const kept = JSON.stringify(await ctx.users.findById(member.user._id));
    expect([kept.includes(oldToken), kept.includes(newToken), kept.includes(hashToken(newToken))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('then the links are valid for 24 hours, to the minute', async () => {
    const { member, oldToken, newToken } = await underWay();
    ctx.advance(24 * hour - minute);
    expect(await answer(oldToken)).toMatchObject({ outcome: 'waiting' });
    ctx.advance(minute);
    expect(await codeOf(answer(newToken))).toBe('link_expired');
    expect(await emailOf(member)).toBe(member.user.email);
  });

  test('and the old address refuses, then the change ends, whatever the new one answered', async () => {
    const { member, wanted, oldToken, newToken } = await underWay();
    await answer(newToken);
    expect(await answer(oldToken, false)).toEqual({ outcome: 'refused', email: wanted });
    for (const token of [oldToken, newToken]) expect(await codeOf(answer(token))).toBe('link_expired');
    expect(await emailOf(member)).toBe(member.user.email);
  });

  test('and then another one, then the links of the first request do nothing', async () => {
    const { member, oldToken, newToken } = await underWay();
    await answer(newToken);
    const other = newEmail();
    await ask(member, other);
    for (const token of [oldToken, newToken]) expect(await codeOf(answer(token))).toBe('link_expired');
    await answer(await mailedTo(member.user.email));
    await answer(await mailedTo(other));
    expect(await emailOf(member)).toBe(other);
  });

  test('and cancels, or changes the password, then the links do nothing', async () => {
    const cancelled = await underWay();
    await ctx.emailChanges.cancel(cancelled.member.user._id);
    const secured = await underWay();
    const change = { currentPassword: password, newPassword: 'a better horse' };
    await changePassword(ctx, await again(secured.member), change, visitor);
    for (const { oldToken, newToken } of [cancelled, secured]) {
      for (const token of [oldToken, newToken]) expect(await codeOf(answer(token))).toBe('link_expired');
    }
  });

  test('and asks for the mails again, then only the newest links of the addresses that have not answered work, a minute apart', async () => {
    const { member, wanted, oldToken, newToken } = await underWay();
    await answer(oldToken);
    const resend = async () => resendEmailChange(ctx, (await again(member)).user);
    await expect(resend()).rejects.toMatchObject({ code: 'resend_too_soon', extras: { retryAfter: 60 } });
    ctx.advance(minute);
    const before = ctx.mails.length;
    await resend();
    await ctx.waitForBackground();
    expect(ctx.mails.slice(before).map(({ to }) => to)).toEqual([wanted]);
    expect(await codeOf(answer(newToken))).toBe('link_expired');
    expect(await answer(await mailedTo(wanted))).toMatchObject({ outcome: 'changed' });
    expect(await codeOf(resend())).toBe('not_found');
  });

  test('and keeps asking, then five requests an hour are accepted, resends included', async () => {
    const member = await memberWithPassword();
    for (let i = 0; i < 4; i++) await ask(member, newEmail());
    ctx.advance(minute);
    await resendEmailChange(ctx, (await again(member)).user);
    expect(await codeOf(ask(member, newEmail()))).toBe('too_many_attempts');
  });
});

describe('When both sides answer at the same moment', () => {
  test('then it changes once, and both read the actual outcome', async () => {
    for (let i = 0; i < 8; i++) {
      const { member, wanted, oldToken, newToken } = await underWay();
      const outcomes = await Promise.all([answer(oldToken), answer(newToken)]);
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'waiting']);
      expect(await ctx.users.findById(member.user._id)).toMatchObject({ email: wanted, sessionEpoch: 2 });
    }
  });

  test('and each answers ten times, then one answer of each counts', async () => {
    const { member, wanted, oldToken, newToken } = await underWay();
    const all = await Promise.all(
      [oldToken, newToken]
        .flatMap((token) => Array(10).fill(token))
        .map((token) => answer(token).catch(({ code }) => code)),
    );
    expect(all.filter((one) => one === 'link_expired')).toHaveLength(18);
    expect(await ctx.users.findById(member.user._id)).toMatchObject({ email: wanted, sessionEpoch: 2 });
  });

  test('and one refuses, then the change completes or ends, never half', async () => {
    for (let i = 0; i < 6; i++) {
      const { member, wanted, oldToken, newToken } = await underWay();
      await Promise.allSettled([answer(oldToken, false), answer(newToken)]);
      const user = await ctx.users.findById(member.user._id);
      expect([user?.email === wanted, user?.emailChange]).toEqual([false, undefined]);
    }
  });
});

describe('When the wanted address', () => {
  test('has an account, then the answer is the same, its owner is informed, and the change can not complete', async () => {
    const owner = await addMember(ctx);
    const { member, oldToken } = await underWay(owner.email);
    const free = await underWay();
    const shape = async ({ user }: SignedIn) =>
      Object.keys((await ctx.users.findById(user._id))?.emailChange ?? {}).sort();
    expect(await shape(member)).toEqual(await shape(free.member));
    const toOwner = ctx.mails.filter(({ to }) => to === owner.email);
    expect(toOwner.map(({ subject }) => subject)).toEqual(['Someone tried to use your email address']);
    expect(tokenInMail(toOwner[0]?.text ?? '')).toBe('');
    expect(await answer(oldToken)).toMatchObject({ outcome: 'waiting' });
    expect(await emailOf(member)).toBe(member.user.email);
  });

  test('belongs to an unconfirmed sign-up, then that does not block the change', async () => {
    const wanted = newEmail();
    const { userId } = await signUp(ctx, { email: wanted, password: 'a squatter knows it' }, anyAddress());
    const { member, oldToken, newToken } = await underWay(wanted);
    await answer(oldToken);
    expect(await ctx.users.findById(userId)).not.toBeNull();
    expect(await answer(newToken)).toMatchObject({ outcome: 'changed' });
    expect(await emailOf(member)).toBe(wanted);
    expect(await ctx.users.findById(userId)).toBeNull();
  });

  test('is taken between the request and the last answer, then the member reads so, and the change ends', async () => {
    const { member, wanted, oldToken, newToken } = await underWay();
    await answer(newToken);
    const quicker = { ...(await addMember(ctx)), _id: 'quicker', email: wanted };
    expect(await ctx.users.create(quicker)).toBe(true);
    expect(await codeOf(answer(oldToken))).toBe('email_change_taken');
    expect(await ctx.users.findById(member.user._id)).toMatchObject({ email: member.user.email, sessionEpoch: 1 });
    expect(await findSession(ctx, member.token)).not.toBeNull();
    expect(await codeOf(answer(oldToken))).toBe('link_expired');
  });

  test('is wanted by two members at once who both may have it, then one gets it', async () => {
    const wanted = newEmail();
    const [one, other] = [await underWay(wanted), await underWay(wanted)];
    const tokens = ctx.mails.filter(({ to }) => to === wanted).map(({ text }) => tokenInMail(text));
    for (const token of tokens) await answer(token);
    const ends = await Promise.all([codeOf(answer(one.oldToken)), codeOf(answer(other.oldToken))]);
    expect(ends.sort()).toEqual(['done', 'email_change_taken']);
  });

  test('is their own, or invalid, then the form says so', async () => {
    const member = await memberWithPassword();
    expect(await codeOf(ask(member, ` ${member.user.email.toUpperCase()} `))).toBe('email_unchanged');
    expect(await codeOf(ask(member, 'not an address'))).toBe('invalid_email');
  });
});

describe('When the member', () => {
  test('types a wrong password or none, then no mail is sent', async () => {
    const member = await memberWithPassword();
    expect(await codeOf(ask(member, newEmail(), 'wrong'))).toBe('wrong_password');
    expect(await codeOf(requestEmailChange(ctx, member, { email: newEmail() }, 'a'))).toBe('wrong_password');
    await ctx.waitForBackground();
    expect(ctx.mails).toEqual([]);
  });

  test('has no password, then a sign-in within the last 15 minutes is enough', async () => {
    const member = await signedIn(await addMember(ctx));
    ctx.advance(15 * minute - 1);
    expect((await ask(member, newEmail(), undefined)).emailChange).toBeDefined();
    ctx.advance(1);
    expect(await codeOf(ask(member, newEmail(), undefined))).toBe('sign_in_again');
    expect(await codeOf(ask(member, newEmail(), 'any'))).toBe('sign_in_again');
  });
});
