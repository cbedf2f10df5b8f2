import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import { hashPassword, verifyPassword } from '../../crypto/password-hash.ts';
import { checkPassword } from '../../rules/password-rule.ts';
import { passwordCheckByAccount, signInByIp } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import type { SignedIn } from '../sessions/find-session.ts';
import { openSession, type Visitor } from '../sessions/open-session.ts';
import { afterPasswordChange } from './after-password-change.ts';

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
  await enforceRateLimit(ctx, signInByIp, visitor.address);
  await enforceRateLimit(ctx, passwordCheckByAccount, user._id);
  if (!(await verifyPassword(currentPassword, user.passwordHash))) {
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
  afterPasswordChange(ctx, after);
  return token;
}
