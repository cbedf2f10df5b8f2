import { hashToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { PasswordsContext } from '../../context.ts';
import { hashPassword } from '../../crypto/password-hash.ts';
import { checkPassword } from '../../rules/password-rule.ts';
import { recoveryByIp } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { afterPasswordChange } from './after-password-change.ts';

interface Recovery {
  /** Token of the recovery session; undefined when the browser sent none. */
  token: string | undefined;
  password: string;
}

/**
 * Sets the password of a recovery session, once. Ends every session and link of the member. The link came by mail, so
 * the address counts as confirmed.
 */
export async function setNewPassword(
  ctx: PasswordsContext,
  { token, password }: Recovery,
  address: string,
): Promise<void> {
  await enforceRateLimit(ctx, recoveryByIp, address);
  if (!token) throw new AppError('recovery_session_missing');
  const tokenHash = hashToken(token);
  const now = new Date(ctx.now());
  const user = await ctx.oneTimeLinks.findByLink('recovery-session', tokenHash, now);
  if (!user) throw new AppError('recovery_expired');
  tagRequest({ user: hashForLog(user._id) });
  checkPassword(password, user.email);

  const passwordHash = await hashPassword(password);
  const emailConfirmedAt = user.emailConfirmedAt ?? now;
  const after = await ctx.users.replacePassword(user, { passwordHash, emailConfirmedAt }, now, tokenHash);
  if (!after) throw new AppError('recovery_expired');
  // A browser that signed in with the old password is not trusted any more.
  await ctx.devices.forgetMember(after._id);
  afterPasswordChange(ctx, after);
}
