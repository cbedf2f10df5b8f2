import type { Session } from '../data/sessions.ts';
import type { EmailChange, User } from '../data/users.ts';

/** Milliseconds after signing in during which a member without a password need not do so again. */
const recentSignIn = 15 * 60_000;
/** Milliseconds. */
export const changeValidFor = 24 * 3600_000;

/** What a request for another address takes from this member in this session. */
export function neededForChange(user: User, session: Session, now: number): 'password' | 'sign-in' | 'nothing' {
  if (user.passwordHash !== null) return 'password';
  return now - session.createdAt.getTime() < recentSignIn ? 'nothing' : 'sign-in';
}

/** The request while it is good. */
export const runningChange = ({ emailChange }: User, now: number): EmailChange | null =>
  emailChange && now < emailChange.expiresAt.getTime() ? emailChange : null;
