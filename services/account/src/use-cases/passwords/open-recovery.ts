import { AppError } from '@datewright/service-kit/errors/app-error';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { AppContext } from '../../context.ts';
import { hashToken, randomToken } from '../../crypto/random-token.ts';
import { recoveryByIp } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';

/** Milliseconds that an opened link leaves for choosing a password. */
export const recoverySessionLifetime = 15 * 60_000;

/**
 * Opens a session that can only set a password, and answers its token. The link stays good until that happens, so that a
 * reload or a second device is no dead end. Throws `link_expired`.
 */
export async function openRecovery(ctx: AppContext, linkToken: string, address: string): Promise<string> {
  await enforceRateLimit(ctx, recoveryByIp, address);
  const now = ctx.now();
  const token = randomToken();
  const expiresAt = new Date(now + recoverySessionLifetime);
  const session = { purpose: 'recovery-session' as const, tokenHash: hashToken(token), expiresAt };
  const user = await ctx.users.openRecoveryLink(hashToken(linkToken), new Date(now), session);
  if (!user) throw new AppError('link_expired');
  tagRequest({ user: hashForLog(user._id) });
  return token;
}
