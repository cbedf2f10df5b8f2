import { AppError } from '@datewright/service-kit/errors/app-error';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { AppContext } from '../../context.ts';
import { verifyPassword } from '../../crypto/password-hash.ts';
import type { User } from '../../data/user-repository.ts';
import { parseEmail } from '../../rules/email-address.ts';
import { openSession, type Visitor } from './open-session.ts';
import { recordWrongPassword, throttleSignIn } from './throttle-sign-in.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Opens a session for who knows the password of a confirmed address. Unknown and wrong are one answer, in one time. */
export async function signIn(
  ctx: AppContext,
  typed: Credentials,
  visitor: Visitor,
): Promise<{ user: User; token: string }> {
  const email = parseEmail(typed.email);
  const user = await ctx.users.findByEmail(email);
  const comer = await throttleSignIn(ctx, email, user, visitor);
  const matches = await verifyPassword(typed.password, user?.passwordHash ?? null);
  if (!user || !matches) {
    ctx.counters.signIns.inc({ outcome: 'invalid_credentials' });
    if (comer === 'stranger') recordWrongPassword(ctx, email);
    throw new AppError('invalid_credentials');
  }
  tagRequest({ user: hashForLog(user._id) });
  if (!user.emailConfirmedAt) {
    ctx.counters.signIns.inc({ outcome: 'email_not_confirmed' });
    throw new AppError('email_not_confirmed');
  }
  const token = await openSession(ctx, user, visitor);
  ctx.counters.signIns.inc({ outcome: 'signed_in' });
  return { user, token };
}
