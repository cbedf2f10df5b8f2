import type { Session } from '../data/sessions/session-repository.ts';
import type { EmailChange, User } from '../data/user-model.ts';

/** Milliseconds after sign-in during which a member without a password need not sign in again. */
const recentSignInWindow = 15 * 60_000;
/** Milliseconds. */
export const emailChangeLifetime = 24 * 3600_000;

/** What this session must do before it may change the email address. */
export function requiredReauthentication(
  user: User,
  session: Session,
  now: number,
): 'password' | 'sign-in' | 'nothing' {
  if (user.passwordHash !== null) return 'password';
  return now - session.createdAt.getTime() < recentSignInWindow ? 'nothing' : 'sign-in';
}

/** The email change, unless it has expired. */
export const pendingEmailChange = ({ emailChange }: User, now: number): EmailChange | null =>
  emailChange && now < emailChange.expiresAt.getTime() ? emailChange : null;
