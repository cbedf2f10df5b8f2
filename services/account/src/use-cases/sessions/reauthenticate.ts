import { AppError } from '@datewright/service-kit/errors/app-error';
import type { SessionsContext } from '../../context.ts';
import { requiredReauthentication } from '../../rules/email-change.ts';
import type { SignedIn } from '../../rules/sessions/signed-in.ts';
import { checkCurrentPassword } from './check-current-password.ts';

/**
 * Required before irreversible actions: the password or, for a member without one, a recent sign-in. A stolen session
 * has neither.
 */
export async function reauthenticate(
  ctx: SessionsContext,
  { user, session }: SignedIn,
  currentPassword: string | undefined,
  address: string,
): Promise<void> {
  const needs = requiredReauthentication(user, session, ctx.now());
  if (needs === 'sign-in') throw new AppError('sign_in_again');
  if (needs === 'password') await checkCurrentPassword(ctx, user, currentPassword ?? '', address);
}
