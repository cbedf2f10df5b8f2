import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { User } from '../data/users.ts';
import { neededForChange } from '../rules/email-change-rule.ts';
import { passwordChecksOfAccount, signInsOfAddress } from '../rules/limits.ts';
import { passwordMatches } from '../secrets/passwords.ts';
import type { SignedIn } from './find-session.ts';
import { takeAttempt } from './take-attempt.ts';

/** Before what can't be undone: the password, or for who has none a sign-in of the last minutes. A stolen session is neither. */
export async function confirmPerson(
  ctx: AppContext,
  { user, session }: SignedIn,
  currentPassword: string | undefined,
  address: string,
): Promise<void> {
  const needs = neededForChange(user, session, ctx.now());
  if (needs === 'sign-in') throw new AppError('sign_in_again');
  if (needs === 'password') await checkPassword(ctx, user, currentPassword ?? '', address);
}

/** Counted, so that a stolen session guesses no faster than a stranger. */
async function checkPassword(ctx: AppContext, user: User, password: string, address: string): Promise<void> {
  await takeAttempt(ctx, signInsOfAddress, address);
  await takeAttempt(ctx, passwordChecksOfAccount, user._id);
  if (await passwordMatches(password, user.passwordHash)) return;
  throw new AppError('wrong_password', { fields: { currentPassword: 'wrong' } });
}
