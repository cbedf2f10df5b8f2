import type { SessionUser } from '@datewright/contracts/account/session-user';
import type { User } from '../data/users.ts';

/** What the browser may know of who is signed in. */
export function sessionUserOf(user: User): SessionUser {
  const { _id: id, email, roles, createdAt } = user;
  return { id, email, fullName: user.fullName ?? null, roles, createdAt: createdAt.toISOString() };
}
