import { randomUUID } from 'node:crypto';
import { AppError } from '@datewright/service-kit/errors';
import { hashForLog } from '@datewright/service-kit/logging';
import { inboxOf } from '@datewright/service-kit/mail/inbox-of';
import { tagRequest } from '@datewright/service-kit/request-scope';
import type { AppContext } from '../context.ts';
import type { ProfileFields } from '../data/users.ts';
import { readEmail } from '../rules/email-address.ts';
import { signUpsOfAddress, signUpsOfInbox } from '../rules/limits.ts';
import { checkPassword } from '../rules/password-rule.ts';
import { readProfile } from '../rules/profile-rule.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { mailConfirmation, newBrowserProof, newConfirmation } from './confirmation-link.ts';
import { takeAttempt } from './take-attempt.ts';

interface SignUp {
  email: string;
  password: string;
  profile?: ProfileFields | undefined;
}

/**
 * Makes a member whose address is still to be confirmed, and mails the link. Answers the member's id, and what the browser
 * is to keep, to prove with the link that it is the one that registered.
 */
export async function signUp(
  ctx: AppContext,
  typed: SignUp,
  address: string,
): Promise<{ userId: string; browserToken: string }> {
  const email = readEmail(typed.email);
  checkPassword(typed.password, email);
  const profile = readProfile(typed.profile ?? {}, new Date(ctx.now()));
  await takeAttempt(ctx, signUpsOfAddress, address);

  if (await ctx.users.findByEmail(email)) throw new AppError('email_taken');
  await takeAttempt(ctx, signUpsOfInbox, inboxOf(email));
  const userId = randomUUID();
  const { token, link } = newConfirmation(ctx);
  const browser = newBrowserProof(ctx);
  const isAdded = await ctx.users.add({
    _id: userId,
    email,
    passwordHash: await hashPassword(typed.password),
    ...profile,
    roles: [],
    emailConfirmedAt: null,
    sessionEpoch: 0,
    subscription: null,
    links: [link, browser.link],
    createdAt: new Date(ctx.now()),
  });
  if (!isAdded) throw new AppError('email_taken');

  tagRequest({ user: hashForLog(userId) });
  mailConfirmation(ctx, email, token);
  return { userId, browserToken: browser.token };
}
