import { AppError } from '@datewright/service-kit/errors';
import { hashForLog } from '@datewright/service-kit/logging';
import { tagRequest } from '@datewright/service-kit/request-scope';
import type { AppContext } from '../context.ts';
import { recoveriesOfAddress } from '../rules/limits.ts';
import { hashToken, randomToken } from '../secrets/random-token.ts';
import { takeAttempt } from './take-attempt.ts';

/** Milliseconds that an opened link leaves for choosing a password. */
export const recoveryValidFor = 15 * 60_000;

/**
 * Opens a session that can only set a password, and answers its token. The link stays good until that happens, so that a
 * reload or a second device is no dead end. Throws `link_expired`.
 */
export async function openRecovery(ctx: AppContext, linkToken: string, address: string): Promise<string> {
  await takeAttempt(ctx, recoveriesOfAddress, address);
  const now = ctx.now();
  const token = randomToken();
  const expiresAt = new Date(now + recoveryValidFor);
  const session = { purpose: 'recovery-session' as const, tokenHash: hashToken(token), expiresAt };
  const user = await ctx.users.openLink(hashToken(linkToken), new Date(now), session);
  if (!user) throw new AppError('link_expired');
  tagRequest({ user: hashForLog(user._id) });
  return token;
}
