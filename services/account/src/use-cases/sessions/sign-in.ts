import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseEmail } from '@datewright/service-kit/mail/parse-email';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { SessionsContext } from '../../context.ts';
import { verifyPassword } from '../../crypto/password-hash.ts';
import type { User } from '../../data/user-model.ts';
import type { Visitor } from '../../rules/sessions/visitor.ts';
import { openSession } from './open-session.ts';
import { recordWrongPassword } from './record-wrong-password.ts';
import { throttleSignIn } from './throttle-sign-in.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Signs in with a password. Unknown addresses and wrong passwords get the same response in the same time. */
export async function signIn(
  ctx: SessionsContext,
  typed: Credentials,
  visitor: Visitor,
): Promise<{ user: User; token: string }> {
  const email = parseEmail(typed.email);
  const user = await ctx.users.findByEmail(email);
  const deviceTrust = await throttleSignIn(ctx, email, user, visitor);
  const matches = await verifyPassword(typed.password, user?.passwordHash ?? null);
  if (!user || !matches) {
    ctx.counters.signIns.inc({ outcome: 'invalid_credentials' });
    if (deviceTrust === 'stranger') recordWrongPassword(ctx, email);
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
