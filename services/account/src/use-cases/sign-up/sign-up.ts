import { randomUUID } from 'node:crypto';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseEmail } from '@datewright/service-kit/mail/parse-email';
import { stripSubaddress } from '@datewright/service-kit/mail/strip-subaddress';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { SignUpContext } from '../../context.ts';
import { hashPassword } from '../../crypto/password-hash.ts';
import type { ProfileFields } from '../../data/user-model.ts';
import { createAcceptance } from '../../rules/legal-acceptance.ts';
import { checkPassword } from '../../rules/password-rule.ts';
import { parseProfile } from '../../rules/profile-rule.ts';
import { signUpByInbox, signUpByIp } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { createBrowserProof, createConfirmationLink, mailConfirmation } from './confirmation-link.ts';

interface SignUp {
  email: string;
  password: string;
  profile?: ProfileFields | undefined;
}

/**
 * Creates an unconfirmed member and mails the link. Returns the member's id and the token with which the browser later
 * proves that it registered.
 */
export async function signUp(
  ctx: SignUpContext,
  typed: SignUp,
  address: string,
): Promise<{ userId: string; browserToken: string }> {
  const email = parseEmail(typed.email);
  checkPassword(typed.password, email);
  const profile = parseProfile(typed.profile ?? {}, new Date(ctx.now()));
  await enforceRateLimit(ctx, signUpByIp, address);

  if (await ctx.users.findByEmail(email)) throw new AppError('email_taken');
  await enforceRateLimit(ctx, signUpByInbox, stripSubaddress(email));
  const userId = randomUUID();
  const { token, link } = createConfirmationLink(ctx);
  const browser = createBrowserProof(ctx);
  const now = new Date(ctx.now());
  const isAdded = await ctx.users.create({
    _id: userId,
    email,
    passwordHash: await hashPassword(typed.password),
    ...profile,
    roles: [],
    emailConfirmedAt: null,
    sessionEpoch: 0,
    subscription: null,
    links: [link, browser.link],
    acceptances: [createAcceptance('sign-up', now)],
    createdAt: now,
  });
  if (!isAdded) throw new AppError('email_taken');

  tagRequest({ user: hashForLog(userId) });
  mailConfirmation(ctx, email, token);
  return { userId, browserToken: browser.token };
}
