import { AppError } from '@datewright/service-kit/errors/app-error';
import type { RateLimitContext } from '../../context.ts';
import { verifyPassword } from '../../crypto/password-hash.ts';
import type { User } from '../../data/user-model.ts';
import { passwordCheckByAccount, signInByIp } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';

/** Throws `wrong_password`. Attempts are limited, so that a stolen session can't guess faster than a stranger. */
export async function checkCurrentPassword(
  ctx: RateLimitContext,
  user: User,
  password: string,
  address: string,
): Promise<void> {
  await enforceRateLimit(ctx, signInByIp, address);
  await enforceRateLimit(ctx, passwordCheckByAccount, user._id);
  if (await verifyPassword(password, user.passwordHash)) return;
  throw new AppError('wrong_password', { fields: { currentPassword: 'wrong' } });
}
