import type { Session } from '../data/sessions/session-repository.ts';
import type { EmailChange, User } from '../data/user-repository.ts';

/** Milliseconds after signing in during which a member without a password need not do so again. */
const recentSignInWindow = 15 * 60_000;
/** Milliseconds. */
export const emailChangeLifetime = 24 * 3600_000;

/** What a request for another address takes from this member in this session. */
export function requiredReauthentication(
  user: User,
  session: Session,
  now: number,
): 'password' | 'sign-in' | 'nothing' {
  if (user.passwordHash !== null) return 'password';
  return now - session.createdAt.getTime() < recentSignInWindow ? 'nothing' : 'sign-in';
}

/** The request while it is good. */
export const pendingEmailChange = ({ emailChange }: User, now: number): EmailChange | null =>
  emailChange && now < emailChange.expiresAt.getTime() ? emailChange : null;
