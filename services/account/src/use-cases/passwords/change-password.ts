import { AppError } from '@datewright/service-kit/errors/app-error';
import type { PasswordsContext } from '../../context.ts';
import { hashPassword } from '../../crypto/password-hash.ts';
import { checkPassword } from '../../rules/password-rule.ts';
import type { SignedIn } from '../../rules/sessions/signed-in.ts';
import type { Visitor } from '../../rules/sessions/visitor.ts';
import { checkCurrentPassword } from '../sessions/check-current-password.ts';
import { openSession } from '../sessions/open-session.ts';
import { afterPasswordChange } from './after-password-change.ts';

interface Change {
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the password of a signed-in member who knows the current one. Ends every session and returns the token of a
 * new one for this browser.
 */
export async function changePassword(
  ctx: PasswordsContext,
  { user }: SignedIn,
  { currentPassword, newPassword }: Change,
  visitor: Visitor,
): Promise<string> {
  await checkCurrentPassword(ctx, user, currentPassword, visitor.address);
  checkPassword(newPassword, user.email);

  const passwordHash = await hashPassword(newPassword);
  const set = { passwordHash, emailConfirmedAt: user.emailConfirmedAt };
  const after = await ctx.users.replacePassword(user, set, new Date(ctx.now()));
  // Another request changed the password or ended every session in between.
  if (!after) throw new AppError('session_ended');
  await ctx.devices.forgetMember(after._id);
  const token = await openSession(ctx, after, visitor);
  afterPasswordChange(ctx, after);
  return token;
}
