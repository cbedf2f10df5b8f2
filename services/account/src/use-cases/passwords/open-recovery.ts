import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { PasswordsContext } from '../../context.ts';
import { recoveryByIp } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';

/** Milliseconds to choose a password after opening the link. */
export const recoverySessionLifetime = 15 * 60_000;

/**
 * Opens a session that can only set a password, and returns its token. The link stays valid until then, so that a
 * reload
 * or a second device still works. Throws `link_expired`.
 */
export async function openRecovery(ctx: PasswordsContext, linkToken: string, address: string): Promise<string> {
  await enforceRateLimit(ctx, recoveryByIp, address);
  const now = ctx.now();
  const token = randomToken();
  const expiresAt = new Date(now + recoverySessionLifetime);
  const session = { purpose: 'recovery-session' as const, tokenHash: hashToken(token), expiresAt };
  const user = await ctx.oneTimeLinks.openRecoveryLink(hashToken(linkToken), new Date(now), session);
  if (!user) throw new AppError('link_expired');
  tagRequest({ user: hashForLog(user._id) });
  return token;
}
