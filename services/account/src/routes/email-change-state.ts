import type { PendingEmailChange } from '@datewright/contracts/account/email-change';
import type { AppContext } from '../context.ts';
import type { User } from '../data/users.ts';
import { neededForChange, runningChange } from '../rules/email-change-rule.ts';
import type { SignedIn } from '../use-cases/find-session.ts';

/** A change of address as the member's own page shows it. */
export function emailChangeState(ctx: AppContext, user: User, { session }: SignedIn) {
  const change = runningChange(user, ctx.now());
  const pending: PendingEmailChange | null = change && {
    email: change.email,
    approved: change.approvedAt !== null,
    confirmed: change.confirmedAt !== null,
    expiresAt: change.expiresAt.toISOString(),
  };
  return { pending, needs: neededForChange(user, session, ctx.now()) };
}
