import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import { verifyPassword } from '../../crypto/password-hash.ts';
import type { User } from '../../data/user-repository.ts';
import { requiredReauthentication } from '../../rules/email-change.ts';
import { passwordCheckByAccount, signInByIp } from '../../rules/rate-limits.ts';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import type { SignedIn } from './find-session.ts';

/** Before what can't be undone: the password, or for who has none a sign-in of the last minutes. A stolen session is neither. */
export async function reauthenticate(
  ctx: AppContext,
  { user, session }: SignedIn,
  currentPassword: string | undefined,
  address: string,
): Promise<void> {
  const needs = requiredReauthentication(user, session, ctx.now());
  if (needs === 'sign-in') throw new AppError('sign_in_again');
  if (needs === 'password') await checkPassword(ctx, user, currentPassword ?? '', address);
}

/** Counted, so that a stolen session guesses no faster than a stranger. */
async function checkPassword(ctx: AppContext, user: User, password: string, address: string): Promise<void> {
  await enforceRateLimit(ctx, signInByIp, address);
  await enforceRateLimit(ctx, passwordCheckByAccount, user._id);
  if (await verifyPassword(password, user.passwordHash)) return;
  throw new AppError('wrong_password', { fields: { currentPassword: 'wrong' } });
}
