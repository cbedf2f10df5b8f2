import type { SessionUser } from '@datewright/contracts/account/session-user';
import type { User } from '../../data/user-model.ts';
import { findLegalNotice } from '../../rules/legal-acceptance.ts';

/** What the browser may know of the signed-in member. */
export function toSessionUser(user: User): SessionUser {
  const { _id: id, email, roles, createdAt } = user;
  const legalNotice = findLegalNotice(user);
  return {
    id,
    email,
    fullName: user.fullName ?? null,
    roles,
    createdAt: createdAt.toISOString(),
    ...(legalNotice && { legalNotice }),
  };
}
