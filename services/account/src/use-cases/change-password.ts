import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { passwordChecksOfAccount, signInsOfAddress } from '../rules/limits.ts';
import { checkPassword } from '../rules/password-rule.ts';
import { hashPassword, passwordMatches } from '../secrets/passwords.ts';
import { afterNewPassword } from './after-new-password.ts';
import type { SignedIn } from './find-session.ts';
import { openSession, type Visitor } from './open-session.ts';
import { takeAttempt } from './take-attempt.ts';

interface Change {
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the password of who is signed in and knows the old one; tries are counted, so that a stolen session guesses
 * no faster. Ends every session and answers the token of a new one for this browser.
 */
export async function changePassword(
  ctx: AppContext,
  { user }: SignedIn,
  { currentPassword, newPassword }: Change,
  visitor: Visitor,
): Promise<string> {
  await takeAttempt(ctx, signInsOfAddress, visitor.address);
  await takeAttempt(ctx, passwordChecksOfAccount, user._id);
  if (!(await passwordMatches(currentPassword, user.passwordHash))) {
    throw new AppError('wrong_password', { fields: { currentPassword: 'wrong' } });
  }
  checkPassword(newPassword, user.email);

  const passwordHash = await hashPassword(newPassword);
  const set = { passwordHash, emailConfirmedAt: user.emailConfirmedAt };
  const after = await ctx.users.replacePassword(user, set, new Date(ctx.now()));
  // Somebody else changed it, or ended every session, in between.
  if (!after) throw new AppError('session_ended');
  await ctx.devices.forgetMember(after._id);
  const token = await openSession(ctx, after, visitor);
  afterNewPassword(ctx, after);
  return token;
}
